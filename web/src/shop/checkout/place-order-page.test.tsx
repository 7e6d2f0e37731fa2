import { type Cart, emptyCart } from '@kowhai/domain/cart/cart';
import type { UserInfo } from '@kowhai/domain/people/user';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { hardwareQuery, planQuery } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { useCart } from '#state/cart.ts';
import { keepPendingOrder, usePendingOrder } from '#state/pending-order.ts';
import { useSession } from '#state/session.ts';
import { aroha, fullCart, mesh, starter } from '#testing/example-checkout.ts';
import { renderForTest } from '#testing/render.tsx';
import { nextAttempt } from './order-request.ts';
import { PlaceOrderPage } from './place-order-page.tsx';

function show(cart: Cart, user: UserInfo = aroha) {
  useCart.setState({ cart, changes: [], isRead: true });
  useSession.setState({ user, isRead: true });
  const client = createQueryClient();
  client.setQueryData(planQuery('starter').queryKey, starter);
  client.setQueryData(hardwareQuery('mesh').queryKey, mesh);
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/placeorder" element={<PlaceOrderPage />} />
        <Route path="/details" element={<p>The address is asked for</p>} />
      </Routes>
    </QueryClientProvider>,
    '/placeorder',
  );
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Place order request' });

describe('placing an order', () => {
  beforeEach(() => {
    localStorage.clear();
    usePendingOrder.setState({ attempt: null });
  });

  it('shows all that is asked for, what it costs and what happens next', () => {
    show(fullCart);
    for (const text of ['Aroha Example', '12 Rātā Street, Karori, Wellington 6012', 'Fibre Starter']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getAllByText('$239.98').length).toBeGreaterThan(0);
    expect(screen.getByText(/No payment now. We review it in 1-2 business days/)).toBeTruthy();
    expect(screen.getByText(/Your first bill comes once you’re connected/)).toBeTruthy();
    expect(button().disabled).toBe(false);
  });

  it('marks itself as the last step, with the others to go back to', () => {
    show(fullCart);
    const progress = within(screen.getByRole('navigation', { name: 'Checkout' }));
    expect(progress.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/cart',
      '/login?redirect=%2Fdetails',
      '/details',
    ]);
    expect(progress.getByText('Place Order').closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  it('asks for the address first where there is none', () => {
    show({ ...fullCart, serviceAddress: null });
    expect(screen.getByText('The address is asked for')).toBeTruthy();
  });

  it('does not say that the cart is empty before what is stored was read', () => {
    show(emptyCart);
    act(() => useCart.setState({ isRead: false }));
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    expect(screen.getByText('Loading your cart')).toBeTruthy();
    act(() => useCart.setState({ cart: fullCart, isRead: true }));
    expect(button().disabled).toBe(false);
  });

  it.each([
    [emptyCart, 'Your cart is empty'],
    [{ ...fullCart, plans: [] }, 'Choose a plan first'],
  ])('needs a plan', (cart, message) => {
    show(cart);
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Place order request' })).toBeNull();
  });

  it('says what the profile lacks and where to add it', () => {
    show(fullCart, { ...aroha, phone: ' ', address: '' });
    expect(button().disabled).toBe(true);
    expect(screen.getByText('Your profile still needs your phone number and address.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Complete your profile' }).getAttribute('href')).toBe(
      '/profile?for=order',
    );
  });

  it('says so where this very request was sent before and nobody knows its outcome', () => {
    keepPendingOrder(nextAttempt(fullCart, 'aroha', null, () => 'key-1'));
    show(fullCart);
    expect(screen.getByText('You’ve sent this request before')).toBeTruthy();
    expect(button().disabled).toBe(false);
  });
});
