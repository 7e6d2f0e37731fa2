import { AppError } from '@kowhai/domain/app-error';
import type { Order } from '@kowhai/domain/order';
import { openStore } from '#firebase/store.ts';
import type { Caller, Handler } from '#functions/handler.ts';

export const getOrder: Handler<'getOrder'> = ({ params, caller }) => getVisibleOrder(params.id, caller);

/** One order: customers their own, admins any. Somebody else's is not told from one that does not exist. */
export async function getVisibleOrder(orderId: string, caller: Caller): Promise<Order> {
  const { orders } = await openStore();
  const order = (await orders.doc(orderId).get()).data();
  if (!order || !(order.user._id === caller.uid || caller.isAdmin)) throw noSuchOrder();
  return order;
}

export function noSuchOrder(): AppError {
  return new AppError('NOT_FOUND', 'There is no such order.');
}

/** How an order is called in the trail of what staff did. */
export function toAuditItem({ _id, number }: Order) {
  return { kind: 'order' as const, _id, name: number };
}
