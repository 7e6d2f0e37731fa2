/** What is stored together, in face of conflicts and faults (decision 017). */
import { busy, isTransientOrConflict, type RetryOptions, retry, retryTimeoutMs } from '#server/retry.ts';
import { type Batch, store, type Transaction } from './store.ts';

type CommitOptions = Pick<RetryOptions, 'end'> & {
  /** A record that `fill` creates. Where it is there, it was stored: by a try whose response was lost, or by the same call. */
  onceBy?: { get(): Promise<{ exists: boolean }> };
};

/**
 * Reads, decides and writes, and starts again after a conflict or a transient error.
 *
 * @param fill gets a batch of its own for each try; it writes what it has read with a precondition
 */
export function commit<T>(
  fill: (batch: Batch, at: string) => T | Promise<T>,
  { onceBy, end = Date.now() + retryTimeoutMs }: CommitOptions = {},
): Promise<T> {
  let tried: { answer: T } | undefined;
  const attempt = async () => {
    if (tried && (await onceBy?.get())?.exists) return tried.answer;
    const batch = store.db.batch();
    // Of each try: what another commit decided meanwhile is earlier.
    const answer = await fill(batch, new Date().toISOString());
    // The caller has been told that we are busy, and may call again.
    if (Date.now() >= end) throw busy();
    tried = { answer };
    await batch.commit();
    return answer;
  };
  return retry(attempt, { isWorthRetrying: isTransientOrConflict, end });
}

/**
 * For what only a lock decides. The client's own retry reuses the previous transaction, which has ended where only its
 * response was lost.
 */
export function transact<T>(run: (transaction: Transaction) => Promise<T>): Promise<T> {
  return retry(() => store.db.runTransaction(run, { maxAttempts: 1 }));
}
