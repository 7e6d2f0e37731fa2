import { type OrderStatus, storeStatus } from '@kowhai/domain/orders/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { orderQuery } from '#data/queries.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { renderForTest } from '#testing/render.tsx';
import { OrderPage } from './order-page.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/order/:id" element={<OrderPage />} />
      </Routes>
    </QueryClientProvider>,
    `/order/${exampleOrder._id}`,
  );
  expect(screen.queryByText(/^Late since/)?.textContent ?? null).toBe(note);
});
