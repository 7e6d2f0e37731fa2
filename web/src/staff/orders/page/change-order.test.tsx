import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerItems } from '#testing/answer-items.ts';
import { chooseItem } from '#testing/choose-item.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { ChangeOrder } from './change-order.tsx';

const plans = [
  examplePlan({ _id: 'fibre-max', name: 'Fibre Max', price: 99.99 }),
  examplePlan({ _id: 'fibre-lite', name: 'Fibre Lite', price: 60 }),
];
let sent: ReturnType<typeof fakeApi>;
const listChanges = () => sent.filter(({ name }) => name !== 'previewLinesMail');

beforeEach(() => {
  sessionStorage.clear();
  sent = fakeApi({
    ...answerItems({ plans, hardware: exampleHardware.map((item) => ({ ...item, countInStock: 5 })) }),
    changeOrderLines: exampleOrder,
    previewLinesMail: { to: exampleOrder.user.email, subject: 'Your order', html: '' },
  });
});

const reload = (order = exampleOrder) =>
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <ChangeOrder order={order} />
    </QueryClientProvider>,
  );

async function open(order = exampleOrder) {
  reload(order);
  await userEvent.click(screen.getByRole('button', { name: 'Change order' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change order KB-7F3K-29QD' }));
  await dialog.findByLabelText('Plan');
  return dialog;
}

const save = (dialog: Awaited<ReturnType<typeof open>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Save the change' }));

it('begins with what was ordered, at its price, and names the new sums before anything is stored', async () => {
  const dialog = await open();
  expect(dialog.getByLabelText('Plan')).toMatchObject({ value: 'Fibre Max, $94.99 a month' });
  expect(await dialog.findByText('$403.98')).toBeTruthy();
  await chooseItem(dialog.getByLabelText('Plan'), /^Fibre Lite/);
  expect(await dialog.findByText('$60.00')).toBeTruthy();
  expect(listChanges()).toEqual([]);
});

it('opens again with its lines after a reload, until it is cancelled', async () => {
  const first = await open();
  const before = first.getAllByRole('button', { name: 'Remove' }).length;
  await chooseItem(first.getByLabelText(/^Add hardware/), /^Kererū 4G Modem/);
  reload();
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findAllByRole('button', { name: 'Remove' })).toHaveLength(before + 1);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  reload();
  await screen.findByRole('button', { name: 'Change order' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers what was ordered also where it was deleted from the catalogue', async () => {
  const deleted = { _id: 'gone', name: 'Old Fibre', category: 'fibre', price: 70, qty: 1 } as const;
  const box = { ...deleted, _id: 'gone-box', name: 'Old Box', price: 40 };
  const dialog = await open({
    ...exampleOrder,
    orderServices: [deleted],
    orderHardwares: [box],
    orderItems: [deleted, box],
  });
  expect(dialog.getByLabelText('Plan')).toMatchObject({ value: 'Old Fibre, $70.00 a month' });
  expect(dialog.getByLabelText('Old Box')).toMatchObject({ value: '1' });
  expect((await dialog.findAllByText('$110.00')).length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByLabelText(/^Add hardware/));
  await dialog.findByRole('option', { name: /^Tūī Router 6/ });
  expect(dialog.queryByRole('option', { name: /^Old Box/ })).toBeNull();
});

it('knows what was ordered also where it is off sale now', async () => {
  const [modem] = exampleHardware.filter(({ isModem }) => isModem);
  if (!modem) throw new Error('An example is a modem');
  const line = { _id: modem._id, name: modem.name, category: modem.category, price: 40, qty: 1 };
  const plan = { ...line, _id: 'plan', name: 'Old plan' };
  const mesh = exampleHardware.filter(({ _id }) => _id === 'mesh');
  fakeApi(answerItems({ plans, hardware: [{ ...modem, isPublished: false }, ...mesh] }));
  const dialog = await open({
    ...exampleOrder,
    modemNeeded: true,
    orderServices: [plan],
    orderHardwares: [line],
    orderItems: [plan, line],
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText(/^They need a modem/)).toBeTruthy();
  await chooseItem(dialog.getByLabelText(/^Add hardware/), new RegExp(`^${modem.name}`));
  await waitFor(() => expect(dialog.queryByText(/^They need a modem/)).toBeNull());
});

it('sends lines and the step that was seen, and stays where it is refused', async () => {
  const dialog = await open();
  await chooseItem(dialog.getByLabelText('Plan'), /^Fibre Lite/);
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await chooseItem(dialog.getByLabelText(/^Add hardware/), /^Tūī Router 6/);
  const message = 'Hana changed what was ordered, so your step wasn’t taken.';
  fakeApi({ changeOrderLines: refuse('VERSION', message) });
  await save(dialog);
  await dialog.findByText(message);
  fakeApi({ changeOrderLines: exampleOrder });
  await save(dialog);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(listChanges().at(-1)).toEqual({
    name: 'changeOrderLines',
    params: { id: 'order-1' },
    body: {
      orderServices: [{ _id: 'fibre-lite', qty: 1 }],
      orderHardwares: [{ _id: 'router', qty: 1 }],
      seenAt: exampleOrder.editedAt,
    },
  });
});

it('stores nothing over a colleague’s change unseen, also after a reload: it says who did what, and the next press saves', async () => {
  await chooseItem((await open()).getByLabelText('Plan'), /^Fibre Lite/);
  cleanup();
  const current = { ...exampleOrder, editedAt: '2026-11-20T02:00:00.000Z' };
  const message = 'Hana changed what was ordered, so your change wasn’t saved.';
  sent = fakeApi({
    changeOrderLines: ({ body }) =>
      body.seenAt === current.editedAt ? current : refuse('VERSION', message, { current }),
  });
  reload(current);
  const dialog = within(await screen.findByRole('dialog'));
  await save(dialog);
  await dialog.findByText(message);
  await save(dialog);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(listChanges().map(({ body }) => body)).toMatchObject([
    { orderServices: [{ _id: 'fibre-lite' }], seenAt: exampleOrder.editedAt },
    { orderServices: [{ _id: 'fibre-lite' }], seenAt: current.editedAt },
  ]);
});

it('asks about hardware that fits no plan of the order, and sends it only where that is meant', async () => {
  const dialog = await open();
  await chooseItem(dialog.getByLabelText(/^Add hardware/), /^Kererū 4G Modem/);
  const doubt = 'Kererū 4G Modem: Works with all wireless plans, not with Fibre Max.';
  await dialog.findByText(doubt);
  await save(dialog);
  const question = within(await screen.findByRole('dialog', { name: 'Is that what they want?' }));
  question.getByText(doubt);
  expect(listChanges()).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Save it as it is' }));
  await vi.waitFor(() => expect(listChanges()).toHaveLength(1));
});

it('says so where nothing was changed, and sends nothing', async () => {
  const dialog = await open();
  await save(dialog);
  await dialog.findByText('Nothing was changed');
  expect(listChanges()).toEqual([]);
});

it('says at each field and above them what is wrong, and names no sums meanwhile', async () => {
  const dialog = await open();
  const quantity = await dialog.findByLabelText('Tūī Mesh 6');
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '-3');
  expect(dialog.queryByText('Each month')).toBeNull();
  await save(dialog);
  const message = 'Quantity must be at least 1';
  expect(await dialog.findAllByText(message)).toHaveLength(2);
  expect(quantity.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(dialog.getByRole('link', { name: message }));
  expect(document.activeElement).toBe(quantity);
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '1.5');
  await userEvent.tab();
  expect(await dialog.findAllByText('Quantity must be a whole number')).toHaveLength(1);
  expect(dialog.queryByText('Each month')).toBeNull();
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '3');
  await dialog.findByText('Each month');
  expect(listChanges()).toEqual([]);
});

it('begins in its first field, and goes on at “Add hardware” where a line was removed', async () => {
  const dialog = await open();
  expect(document.activeElement).toBe(dialog.getByLabelText('Plan'));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Add hardware/));
});
