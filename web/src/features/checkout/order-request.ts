import type { Contract } from '@kowhai/domain/api/contract';
import type { CallOf } from '@kowhai/domain/api/endpoint';
import { type Cart, totalsOf } from '@kowhai/domain/cart';
import { toWireTotals } from '@kowhai/domain/pricing';
import type { OrderAttempt } from '#state/order-attempt.ts';

export type OrderBody = CallOf<Contract['placeOrder']>['body'];

/** The request that a cart makes. The totals come along so that nobody orders at a price they have not seen. */
export function makeOrderBody(cart: Cart): OrderBody {
  if (!cart.serviceAddress) throw new Error('An order needs a service address');
  const lines = (items: Cart['plans'] | Cart['hardware']) =>
    items.map(({ _id, name, price, qty }) => ({ _id, name, price, qty }));
  return {
    orderItems: [...lines(cart.plans), ...lines(cart.hardware)],
    orderServices: lines(cart.plans),
    orderHardwares: lines(cart.hardware),
    serviceAddress: cart.serviceAddress,
    modemNeeded: cart.modemNeeded,
    ...toWireTotals(totalsOf(cart)),
  };
}

/** What is chosen, without names and prices: two carts of the same choice ask for the same order. */
export function describeChoice({ plans, hardware, serviceAddress, modemNeeded }: Cart): string {
  const chosen = [...plans, ...hardware].map(({ _id, qty }) => [_id, qty]);
  return JSON.stringify([chosen, serviceAddress, modemNeeded]);
}

/**
 * The attempt to send for this cart. One whose outcome is unknown is sent again, word for word, as long as the same
 * person still wants the same; anything else is a new request with a new key.
 */
export function nextAttempt(
  cart: Cart,
  userId: string,
  unresolved: OrderAttempt | null,
  makeKey: () => string,
): OrderAttempt {
  const choice = describeChoice(cart);
  if (unresolved?.userId === userId && unresolved.choice === choice) return unresolved;
  return { key: makeKey(), userId, choice, body: makeOrderBody(cart) };
}
