import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import type { Contract } from '@kowhai/domain/api/contract';
import type { CallOf } from '@kowhai/domain/api/endpoint';
import { type Cart, totalsOf } from '@kowhai/domain/cart/cart';
import { toWireTotals } from '@kowhai/domain/cart/pricing';
import type { Order } from '@kowhai/domain/orders/order';
import { isOpenStatus } from '@kowhai/domain/orders/order-status';
import type { PendingOrder } from '#state/pending-order.ts';

export type OrderBody = CallOf<Contract['placeOrder']>['body'];

/**
 * The request for a cart's order. It includes the totals, so that the server refuses a price that the person has not
 * seen.
 */
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

/** A key of what is chosen, without names and prices: carts with the same key ask for the same order. */
function describeChoice({ plans, hardware, serviceAddress, modemNeeded }: Cart): string {
  const chosen = [...plans, ...hardware].map(({ _id, qty }) => [_id, qty]);
  return JSON.stringify([chosen, serviceAddress, modemNeeded]);
}

/**
 * The attempt to send for a cart. An unresolved one is sent again unchanged while the same person wants the same.
 * Anything else is a new request with a new key.
 */
export function nextAttempt(
  cart: Cart,
  userId: string,
  unresolved: PendingOrder | null,
  makeKey: () => string,
): PendingOrder {
  if (isAttemptOf(unresolved, cart, userId)) return unresolved;
  return { key: makeKey(), userId, choice: describeChoice(cart), body: makeOrderBody(cart) };
}

/** Whether an attempt is this person's, for what is in the cart now. */
export function isAttemptOf(
  attempt: PendingOrder | null,
  cart: Cart,
  userId: string | undefined,
): attempt is PendingOrder {
  return attempt !== null && attempt.userId === userId && attempt.choice === describeChoice(cart);
}

/** Finds the person's open request for the address of the cart. */
export function findOpenRequest(orders: readonly Order[], cart: Cart): Order | undefined {
  const describe = (address: Cart['serviceAddress']) =>
    address && formatServiceAddress(address).toLocaleLowerCase('en-NZ');
  return orders.find(
    (order) => isOpenStatus(order.status) && describe(order.serviceAddress) === describe(cart.serviceAddress),
  );
}
