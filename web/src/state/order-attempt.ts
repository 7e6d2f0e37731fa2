import { create } from 'zustand';
import { readStored, storageKeys, writeStored } from './own-storage.ts';

/**
 * An order request that was sent and whose outcome is not known yet. It outlives a reload, a lost connection and a
 * session that ended, so that the next try carries the same key and can never become a second order.
 */
export type OrderAttempt = {
  key: string;
  userId: string;
  /** What was chosen, without prices: the same choice is the same order. */
  choice: string;
  /** The body as it was sent, word for word: a key stands for one body. */
  body: unknown;
};

export const useOrderAttempt = create<{ attempt: OrderAttempt | null }>(() => ({ attempt: null }));

export function keepAttempt(attempt: OrderAttempt): void {
  useOrderAttempt.setState({ attempt });
  writeStored(storageKeys.orderAttempt, JSON.stringify(attempt));
}

/** The outcome is known, whatever it was. */
export function dropAttempt(): void {
  useOrderAttempt.setState({ attempt: null });
  writeStored(storageKeys.orderAttempt, null);
}

export function restoreAttempt(): void {
  useOrderAttempt.setState({ attempt: parseAttempt(readStored(storageKeys.orderAttempt)) });
}

function parseAttempt(json: string | null): OrderAttempt | null {
  try {
    const attempt: unknown = JSON.parse(json ?? 'null');
    return isAttempt(attempt) ? attempt : null;
  } catch {
    return null;
  }
}

function isAttempt(value: unknown): value is OrderAttempt {
  if (typeof value !== 'object' || value === null) return false;
  const attempt = value as Partial<OrderAttempt>;
  const texts = [attempt.key, attempt.userId, attempt.choice];
  return texts.every((text) => typeof text === 'string') && typeof attempt.body === 'object';
}
