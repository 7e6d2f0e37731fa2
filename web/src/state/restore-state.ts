import { removeDrafts, removeOwnKeys, storageKeys } from './browser-storage.ts';
import { dropCart, restoreCart } from './cart.ts';
import { dropCheckedAddress } from './checked-address.ts';
import { dropPendingOrder, restorePendingOrder } from './pending-order.ts';
import { followSession, forgetUser, restoreSession } from './session.ts';

/**
 * Reads the stored state, and follows the changes of other tabs. Call it once, after hydration, so that the first
 * render matches the prerendered HTML.
 *
 * @returns a function that stops following
 */
export function restoreState(): () => void {
  tryUntilRead(restoreSession);
  tryUntilRead(restoreCart);
  restorePendingOrder();
  window.addEventListener('storage', followOtherTab);
  return () => window.removeEventListener('storage', followOtherTab);
}

const retryMs = 3000;

/** Reading needs code that a lost connection can hold back, so it is retried; what is stored is kept. */
function tryUntilRead(restore: () => Promise<void>): void {
  restore().catch(() => setTimeout(() => tryUntilRead(restore), retryMs));
}

function followOtherTab(event: StorageEvent): void {
  if (event.storageArea !== null && event.storageArea !== window.localStorage) return;
  // A null key means that all keys were removed at once.
  if (event.key === storageKeys.user || event.key === null) {
    tryUntilRead(() => followSession(event.newValue === null));
  }
  if (event.key === storageKeys.cart || event.key === null) {
    tryUntilRead(restoreCart);
    // Only signing out removes the key; an empty cart is stored as such.
    if (event.newValue === null) removeDrafts();
  }
  if (event.key === storageKeys.pendingOrder || event.key === null) restorePendingOrder();
}

/** Removes all state of a person who signed out: here and, through storage events, in other tabs. */
export function clearState(): void {
  removeOwnKeys();
  dropCheckedAddress();
  forgetUser();
  dropCart();
  dropPendingOrder();
}
