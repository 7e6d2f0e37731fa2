import { removeDrafts, removeOwnKeys, storageKeys } from './browser-storage.ts';
import { dropCart, restoreCart } from './cart.ts';
import { dropPendingOrder, restorePendingOrder } from './pending-order.ts';
import { followSession, forgetUser, restoreSession } from './session.ts';

/**
 * Reads what this browser remembers and follows what other tabs do with it. Call it once, after hydration, so that
 * the first render is the one that the built HTML holds.
 *
 * @returns what stops it
 */
export function restoreState(): () => void {
  tryUntilRead(restoreSession);
  tryUntilRead(restoreCart);
  restorePendingOrder();
  window.addEventListener('storage', followOtherTab);
  return () => window.removeEventListener('storage', followOtherTab);
}

const retryMs = 3000;

/** Reading needs code that a lost connection can hold back; what is stored is not given up for that. */
function tryUntilRead(restore: () => Promise<void>): void {
  restore().catch(() => setTimeout(() => tryUntilRead(restore), retryMs));
}

function followOtherTab(event: StorageEvent): void {
  if (event.storageArea !== null && event.storageArea !== window.localStorage) return;
  // A null key means that everything was cleared at once.
  if (event.key === storageKeys.user || event.key === null) {
    tryUntilRead(() => followSession(event.newValue === null));
  }
  if (event.key === storageKeys.cart || event.key === null) {
    tryUntilRead(restoreCart);
    // Only signing out takes the key away; an emptied cart is stored as one.
    if (event.newValue === null) removeDrafts();
  }
  if (event.key === storageKeys.pendingOrder || event.key === null) restorePendingOrder();
}

/** The person signed out: nothing of theirs stays behind, here or, through storage, in other tabs. */
export function clearState(): void {
  removeOwnKeys();
  forgetUser();
  dropCart();
  dropPendingOrder();
}
