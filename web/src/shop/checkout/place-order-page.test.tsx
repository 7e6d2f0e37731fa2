import { type Cart, emptyCart } from '@kowhai/domain/cart/cart';
import type { Order } from '@kowhai/domain/orders/order';
import { storeStatus } from '@kowhai/domain/orders/order-status';
import type { UserInfo } from '@kowhai/domain/people/user';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hardwareQuery, myOrdersQuery, planQuery } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { useCart } from '#state/cart.ts';
import { keepPendingOrder, usePendingOrder } from '#state/pending-order.ts';
import { useSession } from '#state/session.ts';
import { keepSwitchAnswers } from '#state/switch-answers.ts';
import { aroha, fullCart, mesh, starter } from '#testing/example-checkout.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { renderForTest } from '#testing/render.tsx';
import { nextAttempt } from './order-attempt.ts';
import { PlaceOrderPage } from './place-order-page.tsx';

function show(cart: Cart, user: UserInfo = aroha, orders: Order[] = []) {
  useCart.setState({ cart, changes: [], isRead: true });
  useSession.setState({ user, isRead: true });
  const client = createQueryClient();
  const offerSummaryPath = 'documents/offer-summary-starter.pdf';
  client.setQueryData(planQuery('starter').queryKey, { ...starter, offerSummaryPath });
  client.setQueryData(hardwareQuery('mesh').queryKey, { ...mesh, ...cart.hardware[0] });
  client.setQueryData(myOrdersQuery('aroha').queryKey, {
    pages: [{ orders, next: null }],
    pageParams: [null],
  });
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

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Place Order' });

describe('placing an order', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    usePendingOrder.setState({ attempt: null });
  });

  it('shows all that is asked for, what it costs and what happens next', () => {
    show(fullCart);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 4)).toEqual(['Contact details', 'Service address', 'Services', 'Add-ons']);
    for (const text of ['Aroha Example', '12 Rātā Street, Karori, Wellington 6012', 'Fibre Starter']) {
      expect(screen.getByText(text, { ignore: 'button *' })).toBeTruthy();
    }
    expect(screen.getByText('1\u00a0×\u00a0Tūī Mesh 6', { normalizer: (text) => text })).toBeTruthy();
    expect(document.body.textContent).toContain('We’ll review it in 1-2 business days');
    expect(screen.getByText(/Your first bill comes once you’re connected/)).toBeTruthy();
    expect(button().disabled).toBe(false);
  });

  it('shows the switch in the words that were agreed to, or that none was', () => {
    keepSwitchAnswers({ provider: 'Example Net', account: 'A-12', arrangeSwitch: 'yes' });
    show(fullCart);
    expect(screen.getByText('Example Net')).toBeTruthy();
    expect(
      screen.getByText(/^I ask Kōwhai Broadband to move my broadband from Example Net, account A-12/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Change switching' }).getAttribute('href')).toBe(
      '/orderhardware',
    );
    keepSwitchAnswers({ provider: 'Example Net', account: 'A-12', arrangeSwitch: 'no' });
    show(fullCart);
    expect(screen.getByText('Not yet: we don’t arrange the switch')).toBeTruthy();
  });

  it('marks itself as the last step, with those to go back to that lead to a page of their own', () => {
    show(fullCart);
    const progress = within(screen.getByRole('navigation', { name: 'Checkout' }));
    expect(progress.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/cart',
      '/details',
    ]);
    const steps = progress.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps.map((step) => step.replace(' (done)', ''))).toEqual([
      ...['Cart', 'Sign In', 'Shipping', 'Place Order'],
    ]);
    expect(progress.getByText('Place Order').closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  it('asks for a missing address first', () => {
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
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
  });

  it('says what the profile lacks and where to add it', () => {
    show(fullCart, { ...aroha, phone: ' ', address: '' });
    expect(button().disabled).toBe(true);
    expect(screen.getByText('Your profile still needs your phone number and address.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Complete your profile' }).getAttribute('href')).toBe(
      '/profile?for=order',
    );
  });

  it('names what is agreed to above its one button, with links to the terms and to each plan’s offer summary', () => {
    show(fullCart);
    const agreement = screen.getByText(/^By sending this you agree to our/).closest('p');
    if (!agreement) throw new Error('It is no paragraph');
    expect(agreement.textContent).toBe(
      'By sending this you agree to our Terms and the Fibre Starter offer summary.',
    );
    expect(screen.getAllByRole('button', { name: 'Place Order', hidden: true })).toEqual([button()]);
    expect(button().parentElement?.parentElement?.contains(agreement)).toBe(true);
    const [terms, offer] = within(agreement).getAllByRole('link');
    expect(terms?.getAttribute('href')).toBe('/terms');
    expect(offer?.getAttribute('href')).toContain('offer-summary');
  });

  it('asks once about hardware that does not fit, before it is sent', async () => {
    const lte = { ...mesh, category: 'wireless' as const };
    show({ ...fullCart, hardware: [{ ...lte, qty: 1 }] });
    await userEvent.click(button());
    const question = within(screen.getByRole('dialog', { name: 'Check your hardware' }));
    expect(question.getByText(/^Tūī Mesh 6\. Works with/)).toBeTruthy();
    expect(usePendingOrder.getState().attempt).toBeNull();
    await userEvent.click(question.getByRole('button', { name: 'Order it as it is' }));
    await vi.waitFor(() => expect(usePendingOrder.getState().attempt).not.toBeNull());
  });

  it.each([
    ['submitted', 'Change it', '/order/order-1/change'],
    ['processing', 'See it', '/order/order-1'],
  ] as const)('tells of an open request for the same address that is %s', (status, link, path) => {
    const open = { ...exampleOrder, ...storeStatus(status) };
    show(fullCart, aroha, [{ ...exampleOrder, ...storeStatus('cancelled') }, open]);
    expect(screen.getByText('You already have KB-7F3K-29QD for this address')).toBeTruthy();
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(path);
  });

  it('says so where this request was sent before and its outcome is unknown', () => {
    keepPendingOrder(nextAttempt({ cart: fullCart, userId: 'aroha', setup: {} }, null, () => 'key-1'));
    show(fullCart);
    expect(screen.getByText('You’ve sent this request before')).toBeTruthy();
    expect(button().disabled).toBe(false);
  });
});
