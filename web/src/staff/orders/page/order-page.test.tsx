import { type OrderStatus, storeStatus } from '@kowhai/domain/orders/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { orderQuery } from '#data/queries.ts';
import { useToasts } from '#state/toasts.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { renderForTest } from '#testing/render.tsx';
import { LateNote } from './late-note.tsx';
import { OrderPage } from './order-page.tsx';

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
  vi.stubGlobal('fetch', async () => new Response('[]'));
  vi.setSystemTime(`${today}T01:00:00.000Z`);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(orderQuery(exampleOrder._id).queryKey, { ...exampleOrder, ...storeStatus(status) });
  show(client);
  expect(screen.queryByText(/^Late since/)?.textContent ?? null).toBe(note);
});

it('prints a packing slip of nothing but the slip, and what is late on no paper', async () => {
  vi.setSystemTime('2026-11-25T01:00:00.000Z');
  vi.stubGlobal('fetch', async () => new Response('[]'));
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

it('mails a late customer by one press, says for how long that can be undone, and offers it once', async () => {
  const calls: string[] = [];
  let mails: object[] = [];
  vi.setSystemTime('2026-11-25T01:00:00.000Z');
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (address.endsWith('/mails')) return new Response(JSON.stringify(mails));
    if (!address.endsWith('/late-mail')) return new Response('[]');
    calls.push(`${method} ${address}`);
    const mail = { _id: 'order-late_order-1_2026-11-26', kind: 'order-late', state: 'queued', attempts: 0 };
    mails = method === 'POST' ? [{ ...mail, isResent: false, createdAt: '2026-11-25T01:00:00.000Z' }] : [];
    return new Response(JSON.stringify({ ...exampleOrder, ...(method === 'POST' && { isQueued: true }) }));
  });
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <LateNote order={exampleOrder} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Email a new day' }));
  await screen.findByText(/We’ve said we’ll ring by Thursday 26 November\./);
  expect(screen.queryByRole('button')).toBeNull();
  const toast = useToasts.getState().toasts.at(-1);
  expect(toast?.message).toBe('The email for KB-7F3K-29QD goes in 10 seconds');
  toast?.action?.run();
  await screen.findByRole('button', { name: 'Email a new day' });
  expect(calls).toEqual(['POST /api/orders/order-1/late-mail', 'DELETE /api/orders/order-1/late-mail']);
});
