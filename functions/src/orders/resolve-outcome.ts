import { AppError } from '@kowhai/domain/app-error';
import type { Order } from '@kowhai/domain/orders/order';
import { hasStatus, retry } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import type { OrderDraft, Placed } from './commit-order.ts';
import { toIdempotencyRecord } from './idempotency.ts';
import { newOrderMailIds } from './mails/order-mail-ids.ts';

/** With the tries before it, less than the 20 s after which clients give up. */
const retryTimeoutMs = 8000;

/**
 * For a client without a key, which would order again: finds out whether the order was stored. Where it was not, keeps
 * a commit that is still on its way from storing it.
 * @throws the error where it was not stored and never will be; AppError BUSY, without a time to try again, where that
 *   is unknown
 */
export async function resolveOutcome(draft: OrderDraft, error: unknown): Promise<Placed> {
  // Stops a try that is still reading.
  draft.isAbandoned = true;
  const isRefusal = error instanceof AppError && error.code !== 'BUSY';
  if (isRefusal || !draft.isCommitSent) throw error;
  const end = Date.now() + retryTimeoutMs;
  const order = await retry(() => blockLateCommit(draft), { end }).catch((cause: unknown) => {
    throw unknownOutcome(cause);
  });
  if (order === null) throw error;
  const { confirmation, notice } = newOrderMailIds(draft.orderId);
  return { order, mailIds: [confirmation, notice], isDuplicate: false };
}

/** Creates the record that the order's own commit creates: only one of the two can succeed. */
async function blockLateCommit({ orderId, idempotencyKey }: OrderDraft): Promise<Order | null> {
  const { orders, idempotency } = await openStore();
  const record = toIdempotencyRecord(idempotencyKey, orderId);
  try {
    await idempotency.doc(record._id).create(record);
    return null;
  } catch (error) {
    if (!hasStatus(error, 'ALREADY_EXISTS')) throw error;
    // Stored by an earlier try of this, or with the order.
    return (await orders.doc(orderId).get()).data() ?? null;
  }
}

function unknownOutcome(cause: unknown): AppError {
  const message =
    'We can’t tell whether your order request was placed. Please check your orders before you send it again.';
  return new AppError('BUSY', message, { cause });
}
