// @vitest-environment happy-dom
import { order } from '@kowhai/domain/orders/order';
import { type OrderStatus, storeStatus } from '@kowhai/domain/orders/order-status';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleOrder } from '#testing/example-order.ts';
import { renderForTest } from '#testing/render.tsx';
import { OrderDetails } from './order-details.tsx';

function show(order = exampleOrder) {
  renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <OrderDetails order={order} />
    </QueryClientProvider>,
  );
}

const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  // The day on which it was placed.
  vi.setSystemTime('2026-11-20T04:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an order as the customer sees it', () => {
  it('of hardware alone, says nothing of each month', () => {
    show({ ...exampleOrder, orderServices: [] });
    const lines = part('What you ordered');
    expect(lines.queryByText('Each month')).toBeNull();
    expect(lines.queryByText(/first month/i)).toBeNull();
  });

  it('says where it is, whose it is and all that the mail says, which may not have been sent', () => {
    show();
    expect(part('Your details').getByText('12 Rātā Street, Karori, Wellington 6012')).toBeTruthy();
    expect(part('Your details').getByText('Aroha Example')).toBeTruthy();
    expect(part('Your details').getByText('7 Queen Street, Ponsonby, Auckland 1011')).toBeTruthy();
  });

  it('dates what happens next', () => {
    show();
    const next = part('Where your order is');
    expect(next.getByText('By Tuesday 24 November (1-2 business days)')).toBeTruthy();
    expect(next.getByText(/We’ll review your request next/)).toBeTruthy();
  });

  it('says sorry for a day that has passed, and promises no other', () => {
    vi.setSystemTime('2026-11-25T04:00:00.000Z');
    show();
    const next = part('Where your order is');
    expect(next.getByText(/Sorry, we’re running late: we said Tuesday 24 November/)).toBeTruthy();
    expect(next.queryByText(/^(By|Starts by|On) /)).toBeNull();
  });

  it('links the offer summary that was beside the plan when it was ordered', () => {
    const [plan] = exampleOrder.orderServices;
    const offerSummaryPath = 'documents/offer-summary-1f.pdf';
    show(order.parse({ ...exampleOrder, orderServices: [{ ...plan, offerSummaryPath }] }));
    const link = part('What you ordered').getByRole('link', { name: 'Offer summary for Fibre Max (PDF)' });
    expect(link.getAttribute('href')).toContain('documents%2Foffer-summary-1f.pdf');
  });

  it('begins a message to us with the order’s number', () => {
    show();
    const message = part('Questions or a change?').getByRole('link', { name: 'Send us a message' });
    expect(message.getAttribute('href')).toBe('/contact?order=KB-7F3K-29QD');
  });

  it.each<[OrderStatus, string[]]>([
    ['submitted', ['Cancel this request', 'Print']],
    ['processing', ['Print']],
    ['completed', ['Print']],
    ['cancelled', ['Order again', 'Print']],
  ])('%s, it has no buttons but %j', (status, names) => {
    show({ ...exampleOrder, ...storeStatus(status) });
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
    const change = screen.queryByRole('link', { name: 'Change this request' })?.getAttribute('href');
    expect(change).toBe(status === 'submitted' ? '/order/order-1/change' : undefined);
  });

  it('offers the agreed day for the calendar until it is connected', () => {
    const agreed = { ...exampleOrder, connectionDate: '2026-11-26' };
    show({ ...agreed, ...storeStatus('processing') });
    expect(screen.getByRole('button', { name: 'Add to your calendar' })).toBeTruthy();
    cleanup();
    show({ ...agreed, ...storeStatus('cancelled') });
    expect(screen.getByRole('button', { name: 'Take it out of your calendar' })).toBeTruthy();
    cleanup();
    show({ ...agreed, ...storeStatus('completed') });
    expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
    cleanup();
    vi.setSystemTime('2026-11-27T04:00:00.000Z');
    show({ ...agreed, ...storeStatus('processing') });
    expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
  });

  it('says nothing of what staff are to check', () => {
    const serviceAddress = { ...exampleOrder.serviceAddress, region: 'Auckland' } as const;
    show({ ...exampleOrder, serviceAddress, hasPostcodeMismatch: true });
    expect(screen.queryByText(/Wellington postcode/)).toBeNull();
  });
});
