import { busy } from './retry.ts';

type Queue = { last: Promise<unknown>; length: number };

const queues = new Map<string, Queue>();

/** Beyond it, a caller would time out anyway. */
export const longestQueue = 100;

export function isQueued(keys: readonly string[]): boolean {
  return keys.some((key) => queues.has(key));
}

/** In this process: orders for one item do not conflict in Firestore. @throws AppError BUSY if a queue is full */
export async function withKeyedLock<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
  if (keys.some((key) => (queues.get(key)?.length ?? 0) >= longestQueue)) throw busy();
  // All keys are queued for at once, so no two wait for each other.
  const turn = Promise.allSettled(keys.map((key) => queues.get(key)?.last)).then(work);
  for (const key of keys) queues.set(key, { last: turn, length: (queues.get(key)?.length ?? 0) + 1 });
  try {
    return await turn;
  } finally {
    for (const key of keys) leave(key);
  }
}

function leave(key: string): void {
  const queue = queues.get(key);
  if (queue && queue.length > 1) queues.set(key, { ...queue, length: queue.length - 1 });
  else queues.delete(key);
}
