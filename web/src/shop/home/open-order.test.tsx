// @vitest-environment happy-dom
import { storeStatus } from '@kowhai/domain/orders/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { myOrdersQuery } from '#data/queries.ts';
import { aroha } from '#testing/example-checkout.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { renderForTest } from '#testing/render.tsx';
import { OpenOrder } from './open-order.tsx';

beforeEach(() => {
  // The day on which it was placed.
  vi.setSystemTime('2026-11-20T04:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

function show(orders: (typeof exampleOrder)[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(myOrdersQuery(aroha._id).queryKey, {
    pages: [{ orders, next: null }],
    pageParams: [null],
  });
  renderForTest(
    <QueryClientProvider client={client}>
      <OpenOrder user={aroha} />
    </QueryClientProvider>,
  );
}

it('tells where the newest open order is, with the promised day, and leads there', () => {
  const cancelled = { ...exampleOrder, _id: 'order-2', ...storeStatus('cancelled') };
  show([cancelled, exampleOrder]);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe(
    'Kia ora Aroha. KB-7F3K-29QD: submitted, being reviewed, by Tuesday 24 November. See it',
  );
  expect(link.getAttribute('href')).toBe('/order/order-1');
});

it('says nothing where no order is open', () => {
  show([{ ...exampleOrder, ...storeStatus('completed') }]);
  expect(screen.queryByRole('link')).toBeNull();
});
