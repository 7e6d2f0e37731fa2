import { parseJson } from '@kowhai/domain/parse-json';
import { create } from 'zustand';
import { readStored, storageKeys, writeStored } from './browser-storage.ts';

/**
 * An order request that was sent and whose outcome is unknown. It survives a reload, a lost connection and an expired
 * session, so that the next try sends the same key and cannot become a second order.
 */
export type PendingOrder = {
  key: string;
  userId: string;
  /** A key of what was chosen, without prices: the same choice is the same order. */
  choice: string;
  /** The body exactly as it was sent, since an idempotency key belongs to one body. */
  body: unknown;
};

export const usePendingOrder = create<{ attempt: PendingOrder | null }>(() => ({ attempt: null }));

export function keepPendingOrder(attempt: PendingOrder): void {
  usePendingOrder.setState({ attempt });
  writeStored(storageKeys.pendingOrder, JSON.stringify(attempt));
}

/** Forgets the attempt, once its outcome is known or the person has cancelled an order. */
export function dropPendingOrder(): void {
  usePendingOrder.setState({ attempt: null });
  writeStored(storageKeys.pendingOrder, null);
}

export function restorePendingOrder(): void {
  usePendingOrder.setState({ attempt: parseAttempt(readStored(storageKeys.pendingOrder)) });
}

function parseAttempt(json: string | null): PendingOrder | null {
  const attempt = parseJson(json ?? '');
  return isAttempt(attempt) ? attempt : null;
}

function isAttempt(value: unknown): value is PendingOrder {
  if (typeof value !== 'object' || value === null) return false;
  const attempt = value as Partial<PendingOrder>;
  const texts = [attempt.key, attempt.userId, attempt.choice];
  return texts.every((text) => typeof text === 'string') && typeof attempt.body === 'object';
}

/** The order that was placed last on this page, until a reload. Back leads to it. */
export const useLastPlaced = create<{ orderId: string | null }>(() => ({ orderId: null }));

/** Notes an order as just placed, so that its page says thank you. */
export function notePlacedOrder(orderId: string): void {
  useLastPlaced.setState({ orderId });
  writeStored(storageKeys.placedOrder, orderId, 'session');
}

/** Whether an order was just placed in this tab. */
export function isPlacedOrder(orderId: string): boolean {
  return readStored(storageKeys.placedOrder, 'session') === orderId;
}

/** Removes the note, so that a reload does not say thank you again. */
export function dropPlacedOrder(): void {
  writeStored(storageKeys.placedOrder, null, 'session');
}
