import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import type { Contract } from '@kowhai/domain/api/contract';
import type { CallOf } from '@kowhai/domain/api/endpoint';
import { type Cart, totalsOf } from '@kowhai/domain/cart/cart';
import { toWireTotals } from '@kowhai/domain/cart/pricing';
import type { Order } from '@kowhai/domain/orders/order';
import { isCancelledStatus, isOpenStatus } from '@kowhai/domain/orders/order-status';
import { isKeyForgotten, type PendingOrder } from '#state/pending-order.ts';

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
export function describeChoice({ plans, hardware, serviceAddress, modemNeeded }: Cart): string {
  const chosen = [...plans, ...hardware].map(({ _id, qty }) => [_id, qty]);
  return JSON.stringify([chosen, serviceAddress, modemNeeded]);
}

/**
 * The attempt to send for a cart. An unresolved one is sent again unchanged while the same person wants the same, and
 * the server still remembers its key. Anything else is a new request with a new key.
 */
export function nextAttempt(
  cart: Cart,
  userId: string,
  unresolved: PendingOrder | null,
  makeKey: () => string,
  now = Date.now(),
): PendingOrder {
  const choice = describeChoice(cart);
  const isSame = unresolved?.userId === userId && unresolved.choice === choice;
  if (isSame && !isKeyForgotten(unresolved, now)) return unresolved;
  return { key: makeKey(), userId, choice, body: makeOrderBody(cart), sentAt: now };
}

/** The browser's clock may differ from the server's by this much. */
const clockDifferenceMs = 24 * 60 * 60 * 1000;

/**
 * Finds the order that a cart's request has created; one that is still open is preferred to a cancelled one.
 *
 * @param sentAt when it was first sent, in milliseconds by the browser's clock
 */
export function findOrderOf(orders: readonly Order[], cart: Cart, sentAt: number): Order | undefined {
  const wanted = describeContent({ ...cart, lines: [...cart.plans, ...cart.hardware] });
  const found = orders.filter(
    (order) =>
      Date.parse(order.createdAt) >= sentAt - clockDifferenceMs &&
      describeContent({ ...order, lines: order.orderItems }) === wanted,
  );
  return found.find((order) => !isCancelled(order)) ?? found[0];
}

/** Finds the person's open request for the address of the cart. */
export function findOpenRequest(orders: readonly Order[], cart: Cart): Order | undefined {
  const describe = (address: Cart['serviceAddress']) =>
    address && formatServiceAddress(address).toLocaleLowerCase('en-NZ');
  return orders.find(
    (order) => isOpenStatus(order.status) && describe(order.serviceAddress) === describe(cart.serviceAddress),
  );
}

export function isCancelled(order: Order): boolean {
  return isCancelledStatus(order.status);
}

type Content = Pick<Cart, 'serviceAddress' | 'modemNeeded'> & {
  lines: readonly { _id: string; qty: number }[];
};

/** A key of an order's content that does not depend on the order of its lines. */
function describeContent({ lines, serviceAddress, modemNeeded }: Content): string {
  const { address, city, region, postalCode } = serviceAddress ?? {};
  return JSON.stringify([
    lines.map(({ _id, qty }) => `${_id} ${qty}`).toSorted(),
    [address, city, region, postalCode, modemNeeded],
  ]);
}
