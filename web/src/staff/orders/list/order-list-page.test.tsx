import { staffReasonsFor, storeStatus } from '@kowhai/domain/orders/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDeskNews } from '#data/staff/use-desk.ts';
import { takeLastOffer, useToasts } from '#state/toasts.ts';
import { exampleDesk } from '#testing/example-desk.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi, refuse } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { OrderListPage } from './order-list-page.tsx';

const refusal = 'This order is completed. Reset it first.';

let sent: ReturnType<typeof fakeApi>;

/** Orders that were submitted when the page was read. */
const twoOrders = () =>
  ['1', '2'].map((n) => ({ ...exampleOrder, _id: `order-${n}`, number: `KB-7F3K-29Q${n}` }));
let submitted = twoOrders();
const [staffReason = ''] = staffReasonsFor('cancel').reasons;

beforeEach(() => {
  submitted = twoOrders();
  useToasts.setState({ toasts: [] });
  // The module that lists orders opens the database as well.
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'a-key');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-kowhai');
  sent = fakeApi({
    watchDesk: exampleDesk({
      late: 1,
      today: 2,
      mine: 4,
      byStatus: { submitted: 12, processing: 3, completed: 10_001, cancelled: 1234 },
    }),
    countOrders: { count: 27, isMore: false },
    listColleagues: [],
    listPlans: [],
    listCoverage: [],
    listAudit: [],
    listOrders: () => submitted,
    processOrder: takeStep,
    cancelOrderAsStaff: takeStep,
    undoOrder: exampleOrder,
  });
});

/** Of two orders, a colleague has completed the second. */
function takeStep({ params }: { params: { id: string } }) {
  submitted = [];
  if (params.id === 'order-2') return refuse('BAD_TRANSITION', refusal);
  return { ...exampleOrder, ...storeStatus('processing'), _id: params.id };
}

const show = (search: string, page = <OrderListPage />) =>
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <main>{page}</main>
    </QueryClientProvider>,
    `/admin/orderlist?${search}`,
  );

afterEach(() => {
  vi.unstubAllEnvs();
});

it('has the six columns of the specification, each with what else decides beneath it', async () => {
  show('status=all');
  await screen.findByRole('columnheader', { name: /^Total/ }, { timeout: 10_000 });
  const columns = screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent?.replace(/ .$/, ''));
  expect(columns).toEqual(['', 'Order number', 'Date', 'User', 'Updated', 'Status', 'Total']);
  const [, row] = screen.getAllByRole('row');
  const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent);
  const values = [/^KB-7F3K-29Q1/, /^2026-11-20/, /^Aroha Example/, /./, /^Submitted/, /^\$403\.98/];
  expect(cells.slice(1)).toEqual(values.map((value) => expect.stringMatching(value)));
  expect(row?.querySelector('a[href="/admin/user/aroha/info"]')?.textContent).toBe('Aroha Example');
  expect(row?.textContent).toMatch(/Fibre Max; 2 × Tūī Mesh 6.*Review late: Tue\s24\sNov.*Karori/);
  expect(screen.getAllByText(/^Total is the first bill/)).toHaveLength(1);
});

it('shows how much there is to do, first what is late', async () => {
  show('due=late');
  await screen.findByRole('link', { name: /^Late ?1$/ }, { timeout: 10_000 });
  const tabs = within(screen.getByRole('navigation', { name: /^Orders by/ })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Late1',
    'Due today2',
    'Mine4',
    'Submitted12',
    'Processing3',
    'Switches and calls0',
    'Completed10,001',
    'Cancelled1,234',
    'All11,250',
  ]);
  const current = tabs.filter((tab) => tab.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Late1']);
});

it('counts a whole tab by the desk’s record on each of its pages', async () => {
  const count = vi.fn(() => ({ count: 27, isMore: false }));
  fakeApi({ countOrders: count });
  show('status=submitted&cursor=after-fifty&page=2');
  await screen.findByRole('link', { name: 'KB-7F3K-29Q1' }, { timeout: 10_000 });
  expect(count).not.toHaveBeenCalled();
});

it('leads from an empty tab to the first that has something to do, and from a search to all orders', async () => {
  submitted = [];
  show('due=today');
  await screen.findByText('Due today is empty');
  expect((await screen.findByRole('link', { name: 'Go to Late' })).getAttribute('href')).toMatch(
    /\?due=late$/,
  );
  cleanup();
  show('due=today&q=aroha');
  await screen.findByText('No orders match');
});

it('opens the tab whose number is pressed, and not while a search is typed', async () => {
  show('status=submitted');
  const openTab = () =>
    within(screen.getByRole('navigation', { name: 'Orders by status' }))
      .getAllByRole('link')
      .find((link) => link.getAttribute('aria-current') === 'page')?.textContent;
  expect(openTab()).toMatch(/^Submitted/);
  await userEvent.keyboard('5');
  await vi.waitFor(() => expect(openTab()).toMatch(/^Processing/));
  await userEvent.type(screen.getByLabelText('Search'), '2');
  expect(openTab()).toMatch(/^Processing/);
});

it('processes the row that the keyboard is at, moves on, and takes the last step back', async () => {
  fakeApi({ processOrder: exampleOrder });
  show('status=submitted');
  await screen.findByRole('link', { name: 'KB-7F3K-29Q1' }, { timeout: 10_000 });
  await userEvent.keyboard('p');
  expect(sent).toEqual([]);
  screen.getByRole('link', { name: 'KB-7F3K-29Q1' }).focus();
  await userEvent.keyboard('p');
  expect(document.activeElement?.textContent).toBe('KB-7F3K-29Q2');
  await vi.waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  takeLastOffer();
  await vi.waitFor(() =>
    expect(sent).toMatchObject([
      { name: 'processOrder', params: { id: 'order-1' } },
      { name: 'undoOrder', params: { id: 'order-1' } },
    ]),
  );
});

it('still says which order was refused and why when none is left on the page', async () => {
  show('status=Submitted&cursor=abc');
  const selectAll = await screen.findByRole(
    'checkbox',
    { name: 'Select all on this page' },
    { timeout: 10_000 },
  );
  await userEvent.click(selectAll);
  await userEvent.click(screen.getByRole('button', { name: 'Process and email (2)' }));
  await screen.findByRole('heading', { name: 'Nothing on this page any more' });
  expect(screen.getByRole('link', { name: 'Back to the first page' }).getAttribute('href')).toBe(
    '/admin/orderlist?status=Submitted',
  );
  const outcome = screen.getByText('1 of 2 orders changed. These didn’t:').closest('[role=status]');
  expect(within(outcome as HTMLElement).getByText(`KB-7F3K-29Q2: ${refusal}`)).toBeTruthy();
  await userEvent.keyboard('5');
  await vi.waitFor(() => expect(screen.queryByText('1 of 2 orders changed. These didn’t:')).toBeNull());
});

it('cancels the open ones of those selected for one reason, and says which were refused', async () => {
  submitted = [...twoOrders(), { ...exampleOrder, _id: 'order-3', ...storeStatus('completed') }];
  show('status=all');
  const selectAll = { name: 'Select all on this page' };
  await userEvent.click(await screen.findByRole('checkbox', selectAll, { timeout: 10_000 }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel (2)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Do you want to cancel these 2 orders?' }));
  const confirm = dialog.getByRole('button', { name: 'Cancel 2 orders' });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Why/ }), staffReason);
  await userEvent.click(confirm);
  await screen.findByText(`KB-7F3K-29Q2: ${refusal}`);
  const seenAt = exampleOrder.editedAt;
  const body = { reason: staffReason, seenAt };
  expect(sent).toEqual(
    ['order-1', 'order-2'].map((id) => ({ name: 'cancelOrderAsStaff', params: { id }, body })),
  );
  expect(useToasts.getState().toasts).toMatchObject([
    {
      message: 'Order cancelled',
      countdown: { text: expect.stringMatching(/^The email for .* goes$/) },
      action: { label: 'Undo' },
    },
  ]);
});

/** As in the desk's frame, which polls. */
function PolledList() {
  useDeskNews();
  return <OrderListPage />;
}

describe('of two people at one list', () => {
  const showWaiting = () => show('status=submitted', <PolledList />);

  it('a row that a colleague has dealt with leaves within seconds, without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let desk = exampleDesk();
    fakeApi({ watchDesk: () => desk });
    showWaiting();
    await screen.findByRole('link', { name: 'KB-7F3K-29Q1' }, { timeout: 10_000 });
    submitted = submitted.slice(1);
    const record = { kind: 'order' as const, _id: 'order-1' };
    desk = { ...desk, changes: 1, latest: { _id: 'now', at: exampleOrder.updatedAt, by: 'mere', record } };
    await vi.advanceTimersByTimeAsync(3500);
    await vi.waitFor(() => expect(screen.queryByRole('link', { name: 'KB-7F3K-29Q1' })).toBeNull());
    expect(screen.getByRole('link', { name: 'KB-7F3K-29Q2' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('the slower one is told who was quicker, and is offered no undo', async () => {
    const message = 'Hana Staff set this order to Processing on Friday 20 November, 14:05.';
    fakeApi({ processOrder: refuse('VERSION', message) });
    showWaiting();
    (await screen.findByRole('link', { name: 'KB-7F3K-29Q1' }, { timeout: 10_000 })).focus();
    await userEvent.keyboard('p');
    await vi.waitFor(() =>
      expect(useToasts.getState().toasts).toMatchObject([{ message: `KB-7F3K-29Q1: ${message}` }]),
    );
    expect(useToasts.getState().toasts[0]?.action).toBeUndefined();
    // The server knows by this what the list showed.
    expect(sent).toMatchObject([{ body: { seenAt: exampleOrder.editedAt } }]);
  });
});

it('prints who is connected on the day that is filtered by, of all pages in the order of the day, and nothing else', async () => {
  const [first, second] = twoOrders();
  const dated = { ...first, connectionDate: '2026-11-27', ...storeStatus('processing') };
  submitted = [
    { ...dated, _id: 'c', number: 'KB-CCCC-CCCC', ...storeStatus('cancelled') },
    { ...dated, connectionWindow: 'afternoon' },
    { ...dated, ...second, connectionDate: '2026-11-27', connectionWindow: 'morning' },
    { ...dated, _id: 'n', number: 'KB-NNNN-NNNN', connectionWindow: '9 o’clock' },
  ] as typeof submitted;
  const printed: string[][] = [];
  vi.stubGlobal('print', () => {
    const rows = within(screen.getByLabelText('Visits')).getAllByRole('row', { hidden: true });
    printed.push(rows.map(({ textContent }) => textContent ?? ''));
    expect(screen.getByText('New order').closest('[data-print=hide]')).not.toBeNull();
  });
  show('status=processing&only=date:2026-11-27');
  await userEvent.click(await screen.findByRole('button', { name: 'Print the visits' }, { timeout: 10_000 }));
  await vi.waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]?.map((row) => row.slice(0, 12))).toEqual([
    'WhenWhoWhere',
    '8 am to noon',
    '9 o’clockAro',
    'noon to 5 pm',
  ]);
  await vi.waitFor(() => expect(screen.queryByLabelText('Visits')).toBeNull());
});
