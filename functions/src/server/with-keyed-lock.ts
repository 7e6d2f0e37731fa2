import { busy } from './retry.ts';

type Waiting = { last: Promise<unknown>; length: number };

const waiting = new Map<string, Waiting>();

/** Beyond it, a caller would time out anyway. */
export const mostWaiting = 100;

export function isAwaited(keys: readonly string[]): boolean {
  return keys.some((key) => waiting.has(key));
}

/** In this process: orders for one item do not conflict in Firestore. @throws AppError BUSY if too many wait */
export async function withKeyedLock<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
  if (keys.some((key) => (waiting.get(key)?.length ?? 0) >= mostWaiting)) throw busy();
  // All keys are waited for at once, so no two wait for each other.
  const turn = Promise.allSettled(keys.map((key) => waiting.get(key)?.last)).then(work);
  for (const key of keys) waiting.set(key, { last: turn, length: (waiting.get(key)?.length ?? 0) + 1 });
  try {
    return await turn;
  } finally {
    for (const key of keys) leave(key);
  }
}

function leave(key: string): void {
  const one = waiting.get(key);
  if (one && one.length > 1) waiting.set(key, { ...one, length: one.length - 1 });
  else waiting.delete(key);
}
