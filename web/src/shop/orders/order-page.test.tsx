// @vitest-environment happy-dom
import type { Order } from '@kowhai/domain/orders/order';
import { type OrderStatus, storeStatus } from '@kowhai/domain/orders/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { orderQuery } from '#data/queries.ts';
import { notePlacedOrder } from '#state/pending-order.ts';
import { lastAnnounced } from '#testing/announced.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { renderForTest } from '#testing/render.tsx';
import { OrderPage } from './order-page.tsx';

const { _id, number, user } = exampleOrder;

/** Opens the page of an order that was placed in this browser a moment ago, and is what it is by now. */
function showPlaced(status: OrderStatus, fields: Partial<Order> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(orderQuery(_id).queryKey, { ...exampleOrder, ...storeStatus(status), ...fields });
  notePlacedOrder(_id);
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/order/:id" element={<OrderPage />} />
      </Routes>
    </QueryClientProvider>,
    `/order/${_id}`,
  );
  return client;
}

describe('the heading of an order that was just placed', () => {
  it.each<[OrderStatus, string]>([
    ['submitted', `Thank you, ${user.firstName}`],
    ['processing', `Thank you, ${user.firstName}`],
    ['cancelled', `Order ${number}`],
  ])('%s, is "%s"', (status, title) => {
    showPlaced(status);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });
});

it('an order says its number, its status, when it was created and when it was last updated', () => {
  vi.setSystemTime('2026-11-24T01:00:00.000Z');
  showPlaced('cancelled', { updatedAt: '2026-11-23T01:00:00.000Z' });
  vi.useRealTimers();
  const head = screen.getByRole('heading', { level: 1, name: `Order ${number}` }).parentElement
    ?.parentElement;
  expect(head?.nextElementSibling?.textContent).toBe(
    ['Cancelled', 'Created Friday 20 November', 'Last updated Monday 23 November'].join(''),
  );
});

it('announces what the team does to the order while its page is open: the status and its days', async () => {
  const client = showPlaced('submitted');
  expect(lastAnnounced()).toBeUndefined();
  const processed = { ...exampleOrder, ...storeStatus('processing'), connectionDate: '2099-01-05' };
  act(() => client.setQueryData(orderQuery(_id).queryKey, processed));
  await waitFor(() =>
    expect(lastAnnounced()).toMatch(
      /^Processing, being set up: Since \w+day \d.*\. Connected: On Monday 5 January 2099\.$/,
    ),
  );
});
