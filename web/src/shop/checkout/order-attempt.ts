import type { Contract } from '@kowhai/domain/api/contract';
import type { CallOf } from '@kowhai/domain/api/endpoint';
import type { Cart } from '@kowhai/domain/cart/cart';
import type { SwitchAnswers } from '@kowhai/domain/orders/setup-questions';
import { isAccountNumber } from '@kowhai/domain/orders/switch-words';
import { describeLines } from '#shop/shared/ordering/use-request.ts';
import type { PendingOrder } from '#state/pending-order.ts';

export type OrderBody = CallOf<Contract['placeOrder']>['body'];

/** @param said of the provider on the way; what is no account number is asked for again on the order's page */
export function makeOrderBody(cart: Cart, { account, ...said }: SwitchAnswers): OrderBody {
  if (!cart.serviceAddress) throw new Error('An order needs a service address');
  const { serviceAddress, modemNeeded } = cart;
  const lines = describeLines(cart);
  const orderItems = [...lines.orderServices, ...lines.orderHardwares];
  const setup = { ...said, ...(isAccountNumber(account) && { account }) };
  return { orderItems, ...lines, serviceAddress, modemNeeded, ...(said.provider && { setup }) };
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
  { cart, userId, setup }: { cart: Cart; userId: string; setup: SwitchAnswers },
  unresolved: PendingOrder | null,
  makeKey: () => string,
): PendingOrder {
  if (isAttemptOf(unresolved, cart, userId)) return unresolved;
  return { key: makeKey(), userId, choice: describeChoice(cart), body: makeOrderBody(cart, setup) };
}

/** Whether an attempt is this person's, for what is in the cart now. */
export function isAttemptOf(
  attempt: PendingOrder | null,
  cart: Cart,
  userId: string | undefined,
): attempt is PendingOrder {
  return attempt !== null && attempt.userId === userId && attempt.choice === describeChoice(cart);
}
