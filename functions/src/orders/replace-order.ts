/** A request that replaces an earlier one: that is cancelled, and its units are reused, in the same transaction. */
import { randomUUID } from 'node:crypto';
import { AppError } from '@kowhai/domain/app-error';
import type { Order } from '@kowhai/domain/orders/order';
import {
  changeReason,
  checkTransition,
  orderStatusTable,
  storeStatus,
} from '@kowhai/domain/orders/order-status';
import { formatFullName } from '@kowhai/domain/people/user';
import { openStore, type Snapshot, type Transaction } from '#database/store.ts';
import { addAuditEntry } from '#functions/audit/audit-trail.ts';
import { requireOwnOrder, toAuditItem, updateOrder } from './get-order.ts';
import { returnStock } from './return-stock.ts';

export type Replaced = { order: Order; snapshot: Snapshot<Order> };

export function requireReplaceable(snapshot: Snapshot<Order>, uid: string): Replaced {
  const order = requireOwnOrder(snapshot, uid);
  const verdict = checkTransition(order.status, 'cancel', 'customer');
  if (verdict === 'allowed') return { order, snapshot };
  throw new AppError(
    'BAD_TRANSITION',
    verdict === 'done'
      ? `${order.number} is already cancelled, so it can’t be changed.`
      : `We’ve started on ${order.number}, so it can no longer be changed here.`,
  );
}

export function countHeld(replaced: Replaced | null, itemId: string): number {
  return replaced?.order.orderHardwares.find(({ _id }) => _id === itemId)?.qty ?? 0;
}

/** Restocks what the new one leaves, and sends no mail. @returns whether an item is available again */
export async function cancelReplaced(
  transaction: Transaction,
  { order: former, snapshot }: Replaced,
  order: Order,
): Promise<boolean> {
  const { audit } = await openStore();
  const at = order.createdAt;
  const by = { _id: order.user._id, name: formatFullName(order.user) };
  await updateOrder(transaction, snapshot, {
    ...storeStatus('cancelled'),
    replacedBy: { _id: order._id, number: order.number },
    history: [...former.history, { action: 'cancel', at, by, reason: changeReason }],
    updatedAt: at,
  });
  const names = { from: orderStatusTable[former.status].name, to: orderStatusTable.cancelled.name };
  addAuditEntry(transaction, audit.doc(randomUUID()), {
    at,
    by,
    item: toAuditItem(former),
    action: 'cancel',
    changes: [{ field: 'status', ...names }],
  });
  const isDropped = ({ _id }: { _id: string }) => !order.orderHardwares.some((line) => line._id === _id);
  return returnStock(transaction, { orderHardwares: former.orderHardwares.filter(isDropped) });
}
