import type { Order } from '@kowhai/domain/order';
import { orderStatusTable, statusOf } from '@kowhai/domain/order-status';
import { useSession } from '#state/session.ts';

/**
 * Repeating a step changes nothing, and the answer is the order as a colleague left it.
 *
 * @returns what to say of it; null where the last step was one's own
 */
export function findOtherHand(order: Order): string | null {
  const last = order.history.at(-1);
  const own = useSession.getState().user?._id;
  if (!last || own === undefined || last.by._id === own) return null;
  const status = orderStatusTable[statusOf(order)].name;
  return `${order.number} was set to ${status} by ${last.by.name} already`;
}
