import type { SignedInUser } from '@kowhai/domain/people/user';
import { readStored, removeOwnKeys, storageKeys, writeStored } from './browser-storage.ts';
import { dropCart, restoreCart } from './cart.ts';
import { dropCheckedAddress } from './checked-address.ts';
import { dropPlacedOrder, restorePendingOrder, useLastPlaced } from './pending-order.ts';
import { followSession, forgetUser, restoreSession, storeUser, useSession } from './session.ts';
import { useToasts } from './toasts.ts';
import { adoptUnsaved, dropAllUnsaved, dropForeignUnsaved } from './unsaved.ts';

/** Whose this tab's data is, as far as it has heard: the stored owner may be another by now. */
let owner: string | null = null;

/**
 * Reads the stored state, and follows the changes of other tabs. Call it once, after hydration, so that the first
 * render matches the prerendered HTML.
 *
 * @returns a function that stops following
 */
export function restoreState(): () => void {
  owner = readStored(storageKeys.owner);
  // A closed tab is opened again with what was typed in it.
  dropForeignUnsaved(owner);
  tryUntilRead(restoreSession);
  tryUntilRead(restoreCart);
  restorePendingOrder();
  window.addEventListener('storage', followOtherTab);
  window.addEventListener('pageshow', lookAgain);
  return () => {
    window.removeEventListener('storage', followOtherTab);
    window.removeEventListener('pageshow', lookAgain);
  };
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
  if (event.key === storageKeys.cart || event.key === null) tryUntilRead(restoreCart);
  if (event.key === storageKeys.pendingOrder || event.key === null) restorePendingOrder();
  if (event.key === storageKeys.owner || event.key === null) followOwner(event.newValue);
}

/** A page that Back brings out of the browser's memory has heard of nothing meanwhile. */
function lookAgain({ persisted }: PageTransitionEvent): void {
  const stored = readStored(storageKeys.owner);
  if (!persisted || stored === owner) return;
  followOwner(stored);
  tryUntilRead(() => followSession(true));
  tryUntilRead(restoreCart);
  restorePendingOrder();
}

/** After a sign-out all goes; when someone else signs in, what others left. What nobody signed in typed becomes theirs. */
function followOwner(next: string | null): void {
  const isOther = next === null || (owner !== null && owner !== next);
  owner = next;
  if (next === null) dropAllUnsaved();
  else {
    dropForeignUnsaved(next);
    adoptUnsaved(next);
  }
  if (!isOther) return;
  dropPlacedOrder();
  dropCheckedAddress();
  dropCart();
  restorePendingOrder();
  useLastPlaced.setState({ orderId: null });
  useToasts.setState({ toasts: [] });
  useSession.setState(({ turn }) => ({ turn: turn + 1, isLeft: true }));
}

/** Remembers who signed in here, and drops what someone else left. */
export function rememberUser(user: SignedInUser): void {
  owner = readStored(storageKeys.owner) ?? owner;
  if (owner !== null && owner !== user._id) removeOwnKeys();
  followOwner(user._id);
  writeStored(storageKeys.owner, user._id);
  storeUser(user);
}

/** Removes all state of a person who signed out: here and, through storage events, in other tabs. */
export function clearState(): void {
  removeOwnKeys();
  followOwner(null);
  forgetUser();
}
