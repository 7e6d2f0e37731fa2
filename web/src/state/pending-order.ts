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
  /** When it was first sent, in milliseconds since 1970. */
  sentAt: number;
};

/** Less than the 24 hours for which the server remembers a key, so that no forgotten key is sent. */
const keyLifeMs = 20 * 60 * 60 * 1000;
/** If the clock was put back by more, the age of an attempt is unknown. */
const clockSlackMs = 60 * 60 * 1000;

/** Whether the server may have forgotten an attempt's key, so that sending it could create a second order. */
export function isKeyForgotten({ sentAt }: PendingOrder, now: number): boolean {
  return now - sentAt >= keyLifeMs || now < sentAt - clockSlackMs;
}

export const usePendingOrder = create<{ attempt: PendingOrder | null }>(() => ({ attempt: null }));

export function keepPendingOrder(attempt: PendingOrder): void {
  usePendingOrder.setState({ attempt });
  writeStored(storageKeys.pendingOrder, JSON.stringify(attempt));
}

/** Forgets the attempt, once its outcome is known. */
export function dropPendingOrder(): void {
  usePendingOrder.setState({ attempt: null });
  writeStored(storageKeys.pendingOrder, null);
}

type Ordered = { createdAt: string; orderItems: readonly { _id: string; qty: number }[] };

/** Forgets the attempt whose order was cancelled. */
export function dropPendingOrderOf(order: Ordered): void {
  const { attempt } = usePendingOrder.getState();
  const { orderItems } = (attempt?.body ?? {}) as Partial<Ordered>;
  const list = (items: Ordered['orderItems'] = []) => items.map(({ _id, qty }) => `${_id} ${qty}`).toSorted();
  const isSame = list(orderItems).join() === list(order.orderItems).join();
  if (attempt && isSame && Date.parse(order.createdAt) >= attempt.sentAt - clockSlackMs) dropPendingOrder();
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
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof attempt.sentAt === 'number' &&
    typeof attempt.body === 'object'
  );
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
