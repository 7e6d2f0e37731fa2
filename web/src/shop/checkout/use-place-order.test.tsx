import { emptyCart } from '@kowhai/domain/cart/cart';
import { computeTotals, toWireTotals } from '@kowhai/domain/cart/pricing';
import type { Order } from '@kowhai/domain/orders/order';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hardwareQuery, planQuery } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';
import { useCart } from '#state/cart.ts';
import { isPlacedOrder, usePendingOrder } from '#state/pending-order.ts';
import { useSession } from '#state/session.ts';
import { keepSwitchAnswers, readSwitchAnswers } from '#state/switch-answers.ts';
import { aroha, fullCart, mesh, starter } from '#testing/example-checkout.ts';
import { exampleOrder } from '#testing/example-order.ts';
import { fakeApi, loseConnection, refuse } from '#testing/fake-api.ts';
import { renderForTest } from '#testing/render.tsx';
import { PlaceOrderPage } from './place-order-page.tsx';

// There is no Firebase here to ask for a token: one that is refused cannot be renewed.
vi.mock('#data/client/id-token.ts', () => ({
  findIdToken: async (isRefreshed = false) => (isRefreshed ? null : 'token'),
}));

const totals = toWireTotals(computeTotals(fullCart.plans, fullCart.hardware));
const services = [{ ...starter, qty: 1 }];
const hardware = [{ ...mesh, qty: 1 }];
const order: Order = {
  ...exampleOrder,
  ...totals,
  user: aroha,
  orderServices: services,
  orderHardwares: hardware,
  orderItems: [...services, ...hardware],
};

let sent: ReturnType<typeof fakeApi>;
const lost = null;
/** What the API answers to the next order requests, in turn; then the connection is lost. */
let answers: (Order | Response | typeof lost)[];

beforeEach(() => {
  answers = [];
  sent = fakeApi({ placeOrder: () => answers.shift() ?? loseConnection() });
  localStorage.clear();
  sessionStorage.clear();
  usePendingOrder.setState({ attempt: null });
  useCart.setState({ cart: fullCart, changes: [], isRead: true });
  useSession.setState({ user: aroha, isRead: true });
});

const OrderAddress = () => <p>The order is shown at {useLocation().pathname}</p>;

function show() {
  const client = createQueryClient();
  client.setQueryData(planQuery('starter').queryKey, starter);
  client.setQueryData(hardwareQuery('mesh').queryKey, mesh);
  renderForTest(
    <QueryClientProvider client={client}>
      <Routes>
        <Route path="/placeorder" element={<PlaceOrderPage />} />
        <Route path="/order/:id" element={<OrderAddress />} />
      </Routes>
    </QueryClientProvider>,
    '/placeorder',
  );
}

const place = () => screen.getByRole('button', { name: 'Place Order' }).click();

describe('placing an order', () => {
  it('takes along who the home is with now, so that the order’s page does not ask again', async () => {
    const switching = { provider: 'Example Net', account: 'A-12', arrangeSwitch: 'yes' } as const;
    keepSwitchAnswers(switching);
    answers = [order];
    show();
    place();
    expect(await screen.findByText('The order is shown at /order/order-1')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ setup: switching })]);
    expect(readSwitchAnswers()).toEqual({});
  });

  it('sends it once however often it is tapped, and empties the cart once it is placed', async () => {
    answers = [order];
    show();
    place();
    place();
    expect(await screen.findByText('The order is shown at /order/order-1')).toBeTruthy();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject(totals);
    expect(useCart.getState().cart).toEqual(emptyCart);
    expect(usePendingOrder.getState().attempt).toBeNull();
    expect(isPlacedOrder('order-1')).toBe(true);
  });

  it('tries again with the same key after a lost answer or a busy shop, also after a reload', async () => {
    answers = [lost, refuse('BUSY', 'We’re very busy.'), order];
    show();
    place();
    await screen.findByText('We didn’t hear back about your order request');
    place();
    await waitFor(() => expect(sent).toHaveLength(2));
    await screen.findByText(/^We’re very busy\. It’s safe to try again: it can’t be placed twice/);
    show();
    expect(screen.getByText('You’ve sent this request before')).toBeTruthy();
    place();
    expect(await screen.findByText('The order is shown at /order/order-1')).toBeTruthy();
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(sent[2]?.body).toEqual(sent[0]?.body);
  });

  it('knows that nothing was ordered where the first try was one too many', async () => {
    answers = [refuse('RATE_LIMITED', 'Too many tries.')];
    show();
    place();
    await screen.findByText('Too many tries.');
    expect(usePendingOrder.getState().attempt).toBeNull();
    expect(screen.queryByText('You’ve sent this request before')).toBeNull();
  });

  it('keeps the key of a try without an answer where the next was one too many', async () => {
    answers = [lost, refuse('RATE_LIMITED', 'Too many tries.')];
    show();
    place();
    await screen.findByText('We didn’t hear back about your order request');
    place();
    await screen.findByText('Too many tries.');
    expect(usePendingOrder.getState().attempt?.key).toBe(sent[0]?.idempotencyKey);
  });

  it('asks again, with a new key, where the shop said what it disagrees with', async () => {
    const changed = { ...totals, totalPrice: 310 };
    answers = [refuse('PRICE_CHANGED', 'Prices changed', { totals: changed })];
    show();
    place();
    await screen.findByText('Prices have changed since you filled your cart');
    expect(screen.getByText('$310.00')).toBeTruthy();
    expect(useCart.getState().cart.plans).toHaveLength(1);
    expect(usePendingOrder.getState().attempt).toBeNull();
    answers = [order];
    place();
    expect(await screen.findByText('The order is shown at /order/order-1')).toBeTruthy();
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });

  it('does not tell the next person of a request that was somebody else’s', async () => {
    show();
    place();
    await screen.findByText('We didn’t hear back about your order request');
    useSession.setState({ user: { ...aroha, _id: 'mere' }, isRead: true });
    show();
    expect(screen.queryByText('You’ve sent this request before')).toBeNull();
  });

  it('keeps cart and key where the session has ended', async () => {
    answers = [refuse('UNAUTHENTICATED', 'Please sign in')];
    show();
    place();
    await waitFor(() => expect(useSession.getState().user).toBeNull());
    expect(useCart.getState().cart).toEqual(fullCart);
    expect(usePendingOrder.getState().attempt?.key).toBe(sent[0]?.idempotencyKey);
  });
});
