import { readStored, storageKeys, writeStored } from './own-storage.ts';

/** Notes that this order was just placed here, so that its page can say thank you. */
export function notePlacedOrder(orderId: string): void {
  writeStored(storageKeys.placedOrder, orderId, 'session');
}

/** Tells whether this order was just placed here; the answer is yes once, and a reload does not thank again. */
export function takePlacedOrder(orderId: string): boolean {
  if (readStored(storageKeys.placedOrder, 'session') !== orderId) return false;
  writeStored(storageKeys.placedOrder, null, 'session');
  return true;
}
