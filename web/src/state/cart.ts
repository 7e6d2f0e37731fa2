import { type Cart, type CartChange, emptyCart, refreshCart } from '@kowhai/domain/cart/cart';
import { toStoredCart } from '@kowhai/domain/cart/stored-cart';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { create } from 'zustand';
import { readStored, storageKeys, writeStored } from './browser-storage.ts';
import { showToast } from './toasts.ts';
import { readUnsaved } from './unsaved.ts';

/** What was done to the lines, and how it is taken back, whatever has been changed since. */
export type CartStep = { text: string; undo: (cart: Cart) => Cart; undoLabel?: string };

type CartState = {
  cart: Cart;
  /** What was done last, for the cart's page to offer to undo it. */
  step: CartStep | null;
  /** What the catalogue changed in the cart, until the person dismisses the notice. */
  changes: readonly CartChange[];
  /** False until storage has been read, after hydration: the prerendered HTML has an empty cart. */
  isRead: boolean;
};

export const useCart = create<CartState>(() => ({ cart: emptyCart, step: null, changes: [], isRead: false }));

// Loaded only if there is a stored cart, so that other visitors do not wait for it.
const loadParser = () => import('@kowhai/domain/cart/parse-stored-cart');

/**
 * Changes the cart with a function of the domain, such as `changeCart((cart) => addPlan(cart, plan))`, and saves it at
 * once, so that leaving the page loses nothing.
 *
 * @returns true once it is saved; false if the stored cart could not be read, which a toast says
 */
export async function changeCart(change: (cart: Cart) => Cart): Promise<boolean> {
  // The stored cart is read first, as a change to the empty cart would overwrite it.
  const reading = useCart.getState().isRead ? null : restoreCart();
  if (reading && !useCart.getState().isRead) {
    return reading.then(
      () => changeCart(change),
      () => {
        showToast({ status: 'danger', message: 'Your cart didn’t load. Try again in a moment.' });
        return false;
      },
    );
  }
  useCart.setState(({ cart }) => ({ cart: change(cart) }));
  saveCart();
  return true;
}

let hasShownStorageWarning = false;

/** If storage is blocked or full, the cart is only kept in memory, and a toast says so once. */
function saveCart(): void {
  const isSaved = writeStored(storageKeys.cart, JSON.stringify(toStoredCart(useCart.getState().cart)));
  if (isSaved || hasShownStorageWarning) return;
  hasShownStorageWarning = true;
  showToast({
    status: 'warning',
    message: 'This browser won’t let us save your cart. It’ll last until you close this tab.',
  });
}

/** Empties the cart after an order. */
export function clearCart(): void {
  changeCart(() => emptyCart);
  useCart.setState({ changes: [] });
}

/** Updates the cart from the current catalogue, and notes the changes. */
export function updateCart(catalogue: { plans: readonly Plan[]; hardware: readonly Hardware[] }): void {
  const refreshed = refreshCart(useCart.getState().cart, catalogue);
  if (JSON.stringify(refreshed.cart) === JSON.stringify(useCart.getState().cart)) return;
  changeCart(() => refreshed.cart);
  useCart.setState(({ changes }) => ({ changes: [...changes, ...refreshed.changes] }));
}

/** Removes the notes once the person has read them. */
export function dismissCartChanges(): void {
  useCart.setState({ changes: [] });
}

/** Reads the stored cart: at the start, and when another tab has changed it. */
export async function restoreCart(): Promise<void> {
  if (readStored(storageKeys.cart) === null) return useCart.setState({ cart: emptyCart, isRead: true });
  const { parseStoredCart } = await loadParser();
  // Read again, as it may have changed while the parser loaded.
  useCart.setState({ cart: parseStoredCart(readStored(storageKeys.cart)), isRead: true });
}

/** The cart, once storage has been read. */
export async function getStoredCart(): Promise<Cart> {
  if (!useCart.getState().isRead) await restoreCart();
  return useCart.getState().cart;
}

/** Empties the cart in memory after a sign-out, which has removed the stored one. */
export function dropCart(): void {
  useCart.setState({ cart: emptyCart, step: null, changes: [], isRead: true });
}

/** What was chosen in place of a cart and not sent, in this tab; null if nothing was, or it cannot be read. */
export async function readUnsavedCart(name: string): Promise<Cart | null> {
  const unsaved = readUnsaved(name);
  if (Object.keys(unsaved).length === 0) return null;
  return loadParser().then(
    ({ parseStoredCart }) => parseStoredCart(JSON.stringify(unsaved)),
    () => null,
  );
}
