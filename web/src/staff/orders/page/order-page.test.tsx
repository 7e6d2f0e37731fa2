import { blankCoverage } from '@kowhai/domain/coverage/coverage';
import { type OrderStatus, storeStatus } from '@kowhai/domain/orders/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { orderQuery } from '#data/queries.ts';
import { useStaffShortcuts } from '#staff/layout/use-staff-shortcuts.ts';
import { openedFrom } from '#staff/shared/lists/list-neighbours.tsx';
import { useToasts } from '#state/toasts.ts';
import { answerItems } from '#testing/answer-items.ts';
import { exampleDesk } from '#testing/example-desk.ts';
import { exampleHardware } from '#testing/example-hardware.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { OrderPage } from './order-page.tsx';
import { OrderWarnings } from './order-warnings.tsx';

const noHelp = () => undefined;

function StaffKeys() {
  useStaffShortcuts(noHelp);
  return null;
}

beforeEach(() => {
  fakeApi({
    getOrderHistory: [],
    watchDesk: exampleDesk(),
    listColleagues: [],
    listOrders: [],
    getCoverage: blankCoverage('6012'),
    ...answerItems({ hardware: exampleHardware.slice(0, 1) }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(client: QueryClient) {
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/order/:id" element={<OrderPage />} />
      </Routes>
    </QueryClientProvider>,
    `/order/${exampleOrder._id}`,
  );
}

it.each<[string, OrderStatus, string, string | null]>([
  ['the review', 'submitted', '2026-11-25', 'Late since Tuesday 24 November: not reviewed yet'],
  ['the connection', 'processing', '2026-12-01', 'Late since Friday 27 November: not connected yet'],
  ['nothing on the day itself', 'submitted', '2026-11-24', null],
  ['nothing once it is done', 'completed', '2026-12-01', null],
])('says at the head of an order since when it is late with %s', (_what, status, today, note) => {
  vi.setSystemTime(`${today}T01:00:00.000Z`);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(orderQuery(exampleOrder._id).queryKey, { ...exampleOrder, ...storeStatus(status) });
  show(client);
  expect(screen.queryByText(/^Late since/)?.textContent?.trim() ?? null).toBe(note);
});

it('prints a packing slip of nothing but the slip, and what is late on no paper', async () => {
  vi.setSystemTime('2026-11-25T01:00:00.000Z');
  const isPrinted = (element: HTMLElement) => element.closest('[data-print=hide]') === null;
  const heading = () => screen.getByRole('heading', { level: 1 });
  const print = vi.fn(() => [isPrinted(heading()), isPrinted(screen.getByLabelText('Packing slip'))]);
  vi.stubGlobal('print', print);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(orderQuery(exampleOrder._id).queryKey, exampleOrder);
  show(client);
  expect(isPrinted(screen.getByText(/^Late since/))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Print packing slip' }));
  expect(print.mock.results.map(({ value }) => value)).toEqual([[false, true]]);
  expect(isPrinted(heading())).toBe(true);
  expect(screen.queryByLabelText('Packing slip')).toBeNull();
});

it('promises a late customer the day that is chosen, with the email in sight before', async () => {
  vi.setSystemTime('2026-11-25T01:00:00.000Z');
  const sent = fakeApi({
    previewLateMail: ({ body }) => ({ to: 'aroha@example.org', subject: `By ${body.day}`, html: '' }),
    sendLateMail: exampleOrder,
  });
  const listSent = () => sent.filter(({ name }) => name !== 'previewLateMail');
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OrderWarnings order={exampleOrder} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tell them the new day…' }));
  const send = screen.getByRole('button', { name: 'Email this day' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(screen.getByLabelText(/^New day/), { target: { value: '2026-12-01' } });
  await screen.findByText('By 2026-12-01');
  expect(listSent()).toEqual([]);
  await userEvent.click(send);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { day: '2026-12-01', seenAt: exampleOrder.editedAt };
  expect(listSent()).toEqual([{ name: 'sendLateMail', params: { id: 'order-1' }, body }]);
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({
    message: 'New day set',
    action: { label: 'Undo' },
  });
});

/** Opens the first of two orders of a list, at the desk. */
async function openFirstOfTwo(order = exampleOrder) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const _id of ['a', 'b'])
    client.setQueryData(orderQuery(_id).queryKey, { ...order, _id, number: `KB-${_id}` });
  renderForTest(
    <QueryClientProvider client={client}>
      <StaffKeys />
      <main>
        <Routes>
          <Route path="/order/:id" element={<OrderPage />} />
          <Route path="/admin/orderlist" element={<p>The list</p>} />
        </Routes>
      </main>
    </QueryClientProvider>,
    { pathname: '/order/a', state: openedFrom(['a', 'b'], '/admin/orderlist') },
  );
  await screen.findByRole('heading', { name: 'Order KB-a' });
}

it('goes through its list by j and k, and back to it by Escape, where the desk listens too', async () => {
  // The row of a plan holds a link too.
  const orderServices = exampleOrder.orderServices.map((plan) => ({
    ...plan,
    offerSummaryPath: 'documents/max.pdf',
  }));
  await openFirstOfTwo({ ...exampleOrder, orderServices });
  await userEvent.keyboard('j');
  await screen.findByRole('heading', { name: 'Order KB-b' });
  await userEvent.keyboard('k');
  await screen.findByRole('heading', { name: 'Order KB-a' });
  await userEvent.keyboard('{Escape}');
  await screen.findByText('The list');
});

it('processes the open order by Shift and P, and opens the next of its list', async () => {
  const sent = fakeApi({ processOrder: exampleOrder });
  await openFirstOfTwo();
  await userEvent.keyboard('{Shift>}P{/Shift}');
  await screen.findByRole('heading', { name: 'Order KB-b' });
  expect(sent).toMatchObject([{ name: 'processOrder', params: { id: 'a' } }]);
});
