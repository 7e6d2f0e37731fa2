import { createHash } from 'node:crypto';
import { AppError } from '@kowhai/domain/app-error';
import type { Order } from '@kowhai/domain/orders/order';
import { isCancelledStatus } from '@kowhai/domain/orders/order-status';
import { keptUntil, type RecordOf } from '#database/collections.ts';
import { store, type Updater, type Writer } from '#database/store.ts';

export type IdempotencyKey = { recordId: string; requestHash: string };

type IdempotencyRecord = RecordOf<'idempotency'>;

export function makeIdempotencyKey(uid: string, key: string, request: object): IdempotencyKey {
  return { recordId: `${uid}_${hash(key)}`, requestHash: hash(JSON.stringify(request)) };
}

/**
 * @returns the order of an earlier request with this key, and how the key is stored with this one
 * @throws AppError IDEMPOTENCY_REUSED, GONE
 */
export async function readKey(key: IdempotencyKey | null): Promise<{
  earlier: Order | null;
  keep: (writer: Writer & Updater, orderId: string) => void;
}> {
  if (key === null) return { earlier: null, keep: () => undefined };
  const snapshot = await store.idempotency.doc(key.recordId).get();
  const record = snapshot.data();
  const isKnown = record !== undefined && Date.parse(record.expiresAt) > Date.now();
  return {
    earlier: isKnown ? await findOrder(record, key) : null,
    keep: (writer, orderId) => {
      const { recordId: _id, requestHash } = key;
      const fields = { orderId, requestHash, expiresAt: keptUntil('idempotency') };
      if (snapshot.exists)
        writer.update(snapshot.ref, store.toFields(fields), { lastUpdateTime: snapshot.updateTime });
      else writer.create(snapshot.ref, { _id, ...fields });
    },
  };
}

/** @returns null where the order is cancelled, which frees the key */
async function findOrder(record: IdempotencyRecord, key: IdempotencyKey): Promise<Order | null> {
  const order = (await store.orders.doc(record.orderId).get()).data();
  if (order && isCancelledStatus(order.status)) return null;
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
