import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleOrder } from '#testing/example-order.ts';
import { renderForTest } from '#testing/render.tsx';
import { SetupQuestions } from './setup-questions.tsx';

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'a-key');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-kowhai');
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Response(JSON.stringify({ ...exampleOrder, setup: sent.at(-1) }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function show() {
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <SetupQuestions order={{ ...exampleOrder, setup: { provider: 'Example Net' } }} />
    </QueryClientProvider>,
  );
}

it('saves each answer by itself, and nothing where nothing was changed', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Not sure' }));
  await screen.findByText('Saved', undefined, { timeout: 10_000 });
  await userEvent.click(screen.getByLabelText(/Who’s your provider now/));
  await userEvent.type(screen.getByLabelText(/Who’ll let us in/), 'Hana');
  await userEvent.tab();
  await vi.waitFor(() => expect(sent).toEqual([{ fibreBox: 'unsure' }, { opensDoor: 'Hana' }]));
});

it('takes no day on which nobody can be connected, and says why', async () => {
  show();
  fireEvent.change(screen.getByLabelText(/Which day suits/), { target: { value: '2020-01-02' } });
  fireEvent.blur(screen.getByLabelText(/Which day suits/));
  expect(await screen.findByText('Choose a day after today')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('has one question open at a time, the first without an answer, and folds the answered', async () => {
  show();
  const listOpen = () =>
    [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
  expect(listOpen()).toEqual(['Is there a fibre box on the wall?']);
  expect(screen.getByText('Example Net')).toBeTruthy();
  await userEvent.click(screen.getByText('Shall we arrange the switch?', { selector: 'summary *' }));
  await vi.waitFor(() => expect(listOpen()).toEqual(['Shall we arrange the switch?']));
});
