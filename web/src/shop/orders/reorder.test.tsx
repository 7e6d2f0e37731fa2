// @vitest-environment happy-dom
import { addHardware, emptyCart } from '@kowhai/domain/cart/cart';
import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#state/browser-storage.ts';
import { changeCart, useCart } from '#state/cart.ts';
import { useToasts } from '#state/toasts.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fillCatalogue } from '#testing/fill-catalogue.ts';
import { renderForTest } from '#testing/render.tsx';
import { Reorder } from './reorder.tsx';

const make = (_id: string) => ({
  ...blankHardware,
  _id,
  name: _id,
  price: 100,
  countInStock: 5,
  isPublished: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
  editedAt: '2026-01-01T00:00:00.000Z',
});
const [ordered, old, added] = [make('mesh'), make('old'), make('added')] as const;

beforeEach(() => {
  localStorage.clear();
  useToasts.setState({ toasts: [] });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  fillCatalogue(client, { hardware: [ordered] });
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/" element={<Reorder order={exampleOrder} />} />
        <Route path="/cart" element={<p>The cart</p>} />
      </Routes>
    </QueryClientProvider>,
  );
});

const reorder = () => userEvent.click(screen.getByRole('button', { name: 'Order again' }));

it('brings back the old cart, and keeps what has been added since', async () => {
  useCart.setState({ cart: addHardware(emptyCart, old, 1), isRead: true });
  await reorder();
  await screen.findByText('The cart');
  await changeCart((now) => addHardware(now, added, 2));
  const { step } = useCart.getState();
  expect(step?.undoLabel).toBe('Bring back my old cart');
  await changeCart(step?.undo ?? ((now) => now));
  expect(useCart.getState().cart.hardware.map(({ _id, qty }) => [_id, qty])).toEqual([
    ['old', 1],
    ['added', 2],
  ]);
});

it('stays on the order where the cart cannot be read, says so, and keeps the cart', async () => {
  // As where its script is lost.
  vi.doMock('@kowhai/domain/cart/parse-stored-cart', () => {
    throw new Error('lost');
  });
  useCart.setState({ cart: emptyCart, isRead: false });
  localStorage.setItem(storageKeys.cart, 'kept');
  await reorder();
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1));
  expect(useToasts.getState().toasts[0]?.message).toMatch(/^Your cart didn’t load/);
  const button = screen.getByRole('button', { name: 'Order again' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  expect(screen.queryByText('The cart')).toBeNull();
  expect(localStorage.getItem(storageKeys.cart)).toBe('kept');
});
