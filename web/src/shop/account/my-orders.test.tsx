// @vitest-environment happy-dom
import type { Order } from '@kowhai/domain/orders/order';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '#testing/render.tsx';
import { MyOrderTable } from './my-orders.tsx';

const order: Order = {
  _id: 'order-1',
  number: 'KB-7F3K-29QD',
  user: {
    _id: 'a',
    firstName: 'Aroha',
    lastName: 'Example',
    email: 'aroha@example.org',
    phone: '',
    address: '',
  },
  orderServices: [
    { _id: 'fibre-max', name: 'Fibre Max', category: 'fibre', price: 94.99, qty: 1, term: 'No fixed term' },
  ],
  orderHardwares: [],
  orderItems: [],
  serviceAddress: {
    address: '12 Rātā Street',
    city: 'Karori',
    region: 'Wellington',
    postalCode: '6012',
    country: 'New Zealand',
  },
  modemNeeded: false,
  itemsPrice: 94.99,
  shippingPrice: 0,
  taxPrice: 12.39,
  totalPrice: 94.99,
  status: 'completed',
  isProcessing: false,
  isCompleted: true,
  connectionDate: null,
  setup: {},
  history: [],
  // Late in the evening UTC is the next day in New Zealand.
  createdAt: '2026-11-20T20:00:00.000Z',
  updatedAt: '2026-11-20T20:00:00.000Z',
  editedAt: '2026-11-20T20:00:00.000Z',
};

function show(orders: readonly Order[]) {
  renderForTest(<MyOrderTable orders={orders} />);
}

describe('a customer’s orders', () => {
  it('are in a table with number, plan and street, date, status, total and a link', () => {
    show([order]);
    const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Order #', 'Date', 'Status', 'Total', 'Details']);
    const row = within(screen.getByRole('row', { name: /KB-7F3K-29QD/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      '2026-11-21',
      'Completed',
      '$94.99',
      'Details of order KB-7F3K-29QD',
    ]);
    expect(row.getByRole('link').getAttribute('href')).toBe('/order/order-1');
    expect(row.getByRole('rowheader').textContent).toBe('KB-7F3K-29QDFibre Max, 12 Rātā Street');
  });

  it('name what was paid at first, and say once what that is', () => {
    show([order, { ...order, _id: 'order-2' }]);
    expect(screen.getByRole('columnheader', { name: 'Total' })).toBeTruthy();
    expect(screen.getAllByText(/^Total is your first bill/)).toHaveLength(1);
  });

  it('lead to the plans while there are none', () => {
    show([]);
    expect(screen.getByRole('heading', { name: 'No orders yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Choose a plan' }).getAttribute('href')).toBe('/fibre/plans');
  });
});
