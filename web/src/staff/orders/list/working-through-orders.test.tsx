import { storeStatus } from '@kowhai/domain/orders/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToasts } from '#state/toasts.ts';
import { exampleDesk } from '#testing/example-desk.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { OrderListPage } from './order-list-page.tsx';

let submitted = [exampleOrder];
const counts = {
  late: 1,
  byStatus: { submitted: 3, processing: 2 },
  connectionDays: [
    { day: null, count: 4 },
    { day: '2026-11-26', count: 3 },
  ],
};

beforeEach(() => {
  submitted = ['1', '2'].map((n) => ({ ...exampleOrder, _id: `order-${n}`, number: `KB-7F3K-29Q${n}` }));
  // The module that lists orders opens the database as well.
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'a-key');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-kowhai');
  fakeApi({
    watchDesk: exampleDesk(counts),
    countOrders: { count: 2, isMore: false },
    listOrders: () => submitted,
    listColleagues: [],
    listPlans: [],
    listCoverage: [],
    listAudit: [],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const messages = () => useToasts.getState().toasts.map(({ message }) => message);

const show = (search: string) =>
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <OrderListPage />
      </main>
    </QueryClientProvider>,
    `/admin/orderlist?${search}`,
  );

it.each([
  ['what is late', 1, /^Late/],
  ['what waits, where nothing is late', 0, /^Submitted/],
])('opens on %s', async (_, late, tab) => {
  fakeApi({ watchDesk: exampleDesk({ ...counts, late }) });
  show('');
  const open = await screen.findByRole('link', { name: tab }, { timeout: 10_000 });
  expect(open.getAttribute('aria-current')).toBe('page');
});

it('says from which day on it lists, where no toggle does', async () => {
  show('status=submitted&from=2020-01-01');
  expect(await screen.findByText('From 2020-01-01', { exact: false }, { timeout: 10_000 })).toBeTruthy();
});

it('combines quick filters, which the address names and the list is asked for', async () => {
  const asked: unknown[] = [];
  fakeApi({
    listOrders: ({ query }) => {
      asked.push(query.only);
      return submitted;
    },
  });
  show('status=all&only=for%3Ame');
  const mine = await screen.findByRole('link', { name: /^Mine/ }, { timeout: 10_000 });
  expect(mine.getAttribute('aria-current')).toBe('page');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await press('More');
  await press('Has a note');
  await vi.waitFor(() => expect(asked.at(-1)).toBe('for:me,note:'));
  expect(screen.getByRole('button', { name: 'Has a note' }).getAttribute('aria-pressed')).toBe('true');
  await press('Remove: Has a note');
  await vi.waitFor(() => expect(asked.at(-1)).toBe('for:me'));
});

it('assigns the row that the keyboard is at, or those that are selected, by a key and to any colleague by a menu', async () => {
  const sent = fakeApi({
    listColleagues: [
      { _id: 'me', name: 'Mere Staff', key: 'k1', isYou: true },
      { _id: 'h', name: 'Hana Staff', key: 'k2', isYou: false },
    ],
    assignOrder: ({ body: { assignee } }) => {
      submitted = submitted.map((order) => ({ ...order, ...(assignee && { assigneeKey: 'k1' }) }));
      return submitted[0] ?? exampleOrder;
    },
  });
  submitted = submitted.map((order) => ({ ...order, assigneeKey: 'k2' }));
  show('status=submitted');
  (await screen.findByRole('link', { name: 'KB-7F3K-29Q1' }, { timeout: 10_000 })).focus();
  await userEvent.keyboard('a');
  await screen.findAllByTitle('Mere Staff');
  expect(useToasts.getState().toasts.at(-1)?.message).toBe(
    'KB-7F3K-29Q1 assigned to you. It was with Hana Staff',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /KB-7F3K-29Q1/ }));
  await userEvent.keyboard('a');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Assign (1)' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hana Staff' }, { timeout: 10_000 }));
  await vi.waitFor(() =>
    expect(sent).toEqual(
      ['me', null, 'h'].map((assignee) => ({
        name: 'assignOrder',
        params: { id: 'order-1' },
        body: { assignee },
      })),
    ),
  );
});

it('acts by keys on what is ticked, wherever the focus is, and says why it does not', async () => {
  const sent = fakeApi({
    processOrder: ({ params }) => ({ ...exampleOrder, _id: params.id, ...storeStatus('processing') }),
  });
  show('status=submitted');
  const first = await screen.findByRole('link', { name: 'KB-7F3K-29Q1' }, { timeout: 10_000 });
  await userEvent.click(screen.getByRole('checkbox', { name: /KB-7F3K-29Q2/ }));
  first.focus();
  await userEvent.keyboard('p');
  await vi.waitFor(() => expect(sent.map(({ params }) => params)).toEqual([{ id: 'order-2' }]));
});

it('says that no ticked order can take the step of a key', async () => {
  submitted = submitted.map((order) => ({ ...order, ...storeStatus('completed') }));
  show('status=completed');
  await screen.findByRole('link', { name: 'KB-7F3K-29Q1' }, { timeout: 10_000 });
  for (const box of screen.getAllByRole('checkbox', { name: /^Select KB/ })) await userEvent.click(box);
  await userEvent.keyboard('p');
  expect(messages().at(-1)).toBe('None of the ticked orders is one to process.');
  await userEvent.keyboard('n');
  expect(messages().at(-1)).toBe('A note is for one order. Tick one, or none.');
});

it.each([
  ['2026-11-24', '2026-11-25', 'Connection late: Tue 24 Nov'],
  ['2026-11-25', '2026-11-25', 'Connection today'],
  ['2026-11-26', '2026-11-25', 'Connection Thu 26 Nov'],
  [null, '2026-11-24', 'No connection day'],
])('says what an order waits for, and that it is late (%s on %s)', async (connectionDate, today, words) => {
  vi.setSystemTime(`${today}T01:00:00.000Z`);
  submitted = [{ ...exampleOrder, ...storeStatus('processing'), connectionDate }];
  show('status=processing');
  expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeTruthy();
});

it('says how many get connected on which day, and lists those of a day', async () => {
  vi.setSystemTime('2026-11-25T01:00:00.000Z');
  show('status=processing');
  await userEvent.click(await screen.findByRole('button', { name: 'More' }, { timeout: 10_000 }));
  const days = screen.getByRole('combobox', { name: 'Any connection day' });
  await userEvent.selectOptions(days, 'Thu 26 Nov: 3');
  expect(await screen.findByRole('button', { name: 'Remove: Thu 26 Nov: 3' })).toBeTruthy();
  await userEvent.selectOptions(days, 'No connection day: 4');
  expect(await screen.findByRole('button', { name: 'Remove: No connection day: 4' })).toBeTruthy();
});

it('offers days on the tabs alone that take them', async () => {
  show('status=submitted');
  await screen.findByLabelText('Placed from', {}, { timeout: 10_000 });
  cleanup();
  show('due=late&from=2026-11-01');
  await screen.findByRole('button', { name: 'More' }, { timeout: 10_000 });
  expect(screen.queryByLabelText('Placed from')).toBeNull();
  expect(screen.queryByRole('button', { name: /From 2026-11-01/ })).toBeNull();
});

it('goes on to the list of orders where the counts fail at first', async () => {
  fakeApi({ watchDesk: refuse('UNREADABLE', 'Down') });
  renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OrderListPage />
    </QueryClientProvider>,
    '/admin/orderlist',
  );
  await screen.findByText('We couldn’t load the orders');
  fakeApi({ watchDesk: exampleDesk(counts) });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: /^Late/ }, { timeout: 10_000 });
});
