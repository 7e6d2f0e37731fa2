import { createHash } from 'node:crypto';
import { AppError } from '@kowhai/domain/app-error';
import type { Order } from '@kowhai/domain/orders/order';
import { orderStatusTable } from '@kowhai/domain/orders/order-status';
import { keptUntil, type RecordOf } from '#database/collections.ts';
import { openStore } from '#database/store.ts';

export type IdempotencyKey = { recordId: string; requestHash: string };

type IdempotencyRecord = RecordOf<'idempotency'>;

export function makeIdempotencyKey(uid: string, key: string, request: object): IdempotencyKey {
  return { recordId: `${uid}_${hash(key)}`, requestHash: hash(JSON.stringify(request)) };
}

export function toIdempotencyRecord(
  { recordId, requestHash }: IdempotencyKey,
  orderId: string,
): IdempotencyRecord {
  return { _id: recordId, orderId, requestHash, expiresAt: keptUntil('idempotency') };
}

/** @returns null where the order is cancelled, which frees the key @throws AppError IDEMPOTENCY_REUSED, GONE */
export async function findOrderByKey(record: IdempotencyRecord, key: IdempotencyKey): Promise<Order | null> {
  const { orders } = await openStore();
  const order = (await orders.doc(record.orderId).get()).data();
  if (order && orderStatusTable[order.status].stock === 'returned') return null;
  if (record.requestHash !== key.requestHash) {
    throw new AppError(
      'IDEMPOTENCY_REUSED',
      'That key was used for another order request. Please start again.',
    );
  }
  if (!order) throw new AppError('GONE', 'That order was placed, but it’s since been deleted.');
  return order;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
