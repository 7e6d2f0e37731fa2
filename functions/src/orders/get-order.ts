import { AppError } from '@kowhai/domain/app-error';
import type { Order } from '@kowhai/domain/orders/order';
import { type Snapshot, store } from '#database/store.ts';
import type { Caller, Handler } from '#http/handler.ts';

export const getOrder: Handler<'getOrder'> = ({ params, caller }) => getVisibleOrder(params.id, caller);

/** Customers see their own, admins all; others' orders look like missing ones. */
export async function getVisibleOrder(orderId: string, caller: Caller): Promise<Order> {
  const order = (await store.orders.doc(orderId).get()).data();
  if (!order || !(order.user._id === caller.uid || caller.isAdmin)) throw noSuchOrder();
  return order;
}

export function requireOwnOrder(snapshot: Snapshot<Order>, uid: string): Order {
  const order = requireOrder(snapshot);
  if (order.user._id !== uid) throw noSuchOrder();
  return order;
}

export function requireOrder(snapshot: Snapshot<Order>): Order {
  const order = snapshot.data();
  if (!order) throw noSuchOrder();
  return order;
}

function noSuchOrder(): AppError {
  return new AppError('NOT_FOUND', 'We can’t find that order.');
}

export function toAuditRecord({ _id, number }: Order) {
  return { kind: 'order' as const, _id, name: number };
}
