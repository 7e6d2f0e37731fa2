import { readStored, storageKeys, writeStored } from './browser-storage.ts';

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
