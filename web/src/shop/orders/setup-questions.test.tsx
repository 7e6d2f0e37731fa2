import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { SetupQuestions } from './setup-questions.tsx';

let sent: ReturnType<typeof fakeApi>;

beforeEach(() => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'a-key');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-kowhai');
  sent = fakeApi({ answerSetup: ({ body }) => ({ ...exampleOrder, setup: body }) });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

function show() {
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <SetupQuestions order={{ ...exampleOrder, setup: { provider: 'Example Net' } }} />
    </QueryClientProvider>,
  );
}

it('saves each answer alone, and nothing without a change', async () => {
  show();
  await userEvent.click(screen.getByRole('radio', { name: 'Not sure' }));
  await screen.findByText('Saved', undefined, { timeout: 10_000 });
  await userEvent.click(screen.getByLabelText(/Who’s your provider now/));
  await userEvent.type(screen.getByLabelText(/Who’ll let us in/), 'Hana');
  await userEvent.tab();
  await vi.waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([{ fibreBox: 'unsure' }, { opensDoor: 'Hana' }]),
  );
});

it('refuses a day on which we connect no home, and says why', async () => {
  show();
  fireEvent.change(screen.getByLabelText(/Which day suits/), { target: { value: '2020-01-02' } });
  fireEvent.blur(screen.getByLabelText(/Which day suits/));
  expect(await screen.findByText('Choose a day after today')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('has the first question without an answer open, the switch before all, and as many as one likes', async () => {
  show();
  const listOpen = () =>
    [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
  expect(listOpen()).toEqual(['What’s your account number there?']);
  expect(screen.getByText('Example Net')).toBeTruthy();
  await userEvent.click(screen.getByText('Shall we arrange the switch?', { selector: 'summary *' }));
  await vi.waitFor(() =>
    expect(listOpen()).toEqual(['What’s your account number there?', 'Shall we arrange the switch?']),
  );
});
