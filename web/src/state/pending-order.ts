import { parseJson } from '@kowhai/domain/parse-json';
import { create } from 'zustand';
import { readStored, storageKeys, writeStored } from './browser-storage.ts';

/**
 * An order request that was sent and whose outcome is not known yet. It outlives a reload, a lost connection and a
 * session that ended, so that the next try carries the same key and can never become a second order.
 */
export type PendingOrder = {
  key: string;
  userId: string;
  /** What was chosen, without prices: the same choice is the same order. */
  choice: string;
  /** The body as it was sent, word for word: a key stands for one body. */
  body: unknown;
  /** When it was first sent, in milliseconds since 1970. */
  sentAt: number;
};

/** Less than the 24 hours for which the server knows a key, so that no key is sent that it may have forgotten. */
const keyLifeMs = 20 * 60 * 60 * 1000;
/** A clock that was put back by more says nothing about how old an attempt is. */
const clockSlackMs = 60 * 60 * 1000;

/** Tells whether an attempt is so old that its key may make a second order. */
export function isKeyForgotten({ sentAt }: PendingOrder, now: number): boolean {
  return now - sentAt >= keyLifeMs || now < sentAt - clockSlackMs;
}

export const usePendingOrder = create<{ attempt: PendingOrder | null }>(() => ({ attempt: null }));

export function keepPendingOrder(attempt: PendingOrder): void {
  usePendingOrder.setState({ attempt });
  writeStored(storageKeys.pendingOrder, JSON.stringify(attempt));
}

/** The outcome is known, whatever it was. */
export function dropPendingOrder(): void {
  usePendingOrder.setState({ attempt: null });
  writeStored(storageKeys.pendingOrder, null);
}

type Ordered = { createdAt: string; orderItems: readonly { _id: string; qty: number }[] };

/** The order that an attempt became is cancelled: with it goes the attempt. */
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
  // An older version did not note the time.
  return isAttempt(attempt) ? { ...attempt, sentAt: Number(attempt.sentAt) || 0 } : null;
}

function isAttempt(value: unknown): value is PendingOrder {
  if (typeof value !== 'object' || value === null) return false;
  const attempt = value as Partial<PendingOrder>;
  const texts = [attempt.key, attempt.userId, attempt.choice];
  return texts.every((text) => typeof text === 'string') && typeof attempt.body === 'object';
}

/** Notes that this order was just placed here, so that its page can say thank you. */
export function notePlacedOrder(orderId: string): void {
  writeStored(storageKeys.placedOrder, orderId, 'session');
}

/** Tells whether this order was just placed here. */
export function isPlacedOrder(orderId: string): boolean {
  return readStored(storageKeys.placedOrder, 'session') === orderId;
}

/** The thanks are said, and a reload does not say them again. */
export function dropPlacedOrder(): void {
  writeStored(storageKeys.placedOrder, null, 'session');
}
