import { AppError } from '@kowhai/domain/app-error';
import { openStore } from '#firebase/store.ts';
import type { Handler } from '#functions/handler.ts';

/** One order: customers their own, admins any. Somebody else's is not told from one that does not exist. */
export const getOrder: Handler<'getOrder'> = async ({ params, caller }) => {
  const { orders } = await openStore();
  const order = (await orders.doc(params.id).get()).data();
  if (!order || !(order.user._id === caller.uid || caller.isAdmin)) throw noSuchOrder();
  return order;
};

export function noSuchOrder(): AppError {
  return new AppError('NOT_FOUND', 'There is no such order.');
}
