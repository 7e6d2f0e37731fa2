import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleHardware } from '#testing/example-hardware.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { renderForTest } from '#testing/render.tsx';
import { ChangeOrder } from './change-order.tsx';

const plans = [
  examplePlan({ _id: 'fibre-max', name: 'Fibre Max', price: 99.99 }),
  examplePlan({ _id: 'fibre-lite', name: 'Fibre Lite', price: 60 }),
];
let sent: { address: string; body: unknown }[] = [];
let refusal: object | null = null;

beforeEach(() => {
  sent = [];
  refusal = null;
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'PUT')
      return new Response(JSON.stringify(address.includes('hardware') ? exampleHardware : plans));
    sent.push({ address, body: JSON.parse(String(body)) });
    return refusal
      ? new Response(JSON.stringify(refusal), { status: 409 })
      : new Response(JSON.stringify(exampleOrder));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ChangeOrder order={exampleOrder} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change order' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change order KB-7F3K-29QD' }));
  await dialog.findByLabelText('Plan');
  return dialog;
}

it('begins with what was ordered, at its price, and names the new sums before anything is stored', async () => {
  const dialog = await open();
  expect(dialog.getByRole('option', { name: 'Fibre Max, $94.99 a month' })).toMatchObject({ selected: true });
  expect(dialog.getByText('$403.98')).toBeTruthy();
  await userEvent.selectOptions(dialog.getByLabelText('Plan'), 'fibre-lite');
  expect(dialog.getByText('$60.00')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('sends lines and the step that was seen, and stays where it is refused', async () => {
  const dialog = await open();
  await userEvent.selectOptions(dialog.getByLabelText('Plan'), 'fibre-lite');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await userEvent.selectOptions(dialog.getByLabelText(/^Add hardware/), 'modem');
  refusal = { code: 'VERSION', message: 'Hana changed what was ordered, so your step wasn’t taken.' };
  const save = () => userEvent.click(dialog.getByRole('button', { name: 'Save the change' }));
  await save();
  await dialog.findByText('Hana changed what was ordered, so your step wasn’t taken.');
  refusal = null;
  await save();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toEqual({
    address: '/api/orders/order-1/items',
    body: {
      orderServices: [{ _id: 'fibre-lite', qty: 1 }],
      orderHardwares: [{ _id: 'modem', qty: 1 }],
      lastStepAt: exampleOrder.history[0]?.at,
    },
  });
});
