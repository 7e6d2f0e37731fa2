import { type Cart, type CartChange, emptyCart, refreshCart } from '@kowhai/domain/cart/cart';
import { cartAfterChange } from '@kowhai/domain/cart/cart-of-order';
import { toStoredCart } from '@kowhai/domain/cart/stored-cart';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { create } from 'zustand';
import { readStored, storageKeys, writeStored } from './browser-storage.ts';
import { showToast } from './toasts.ts';

type CartState = {
  cart: Cart;
  /** What the catalogue changed in the cart and the person has not been told or has not put away yet. */
  changes: readonly CartChange[];
  /** False until storage was read, which happens after hydration: the built HTML holds an empty cart. */
  isRead: boolean;
};

export const useCart = create<CartState>(() => ({ cart: emptyCart, changes: [], isRead: false }));

// What reads the stored shape is only fetched where there is a cart, so that no other visitor waits for it.
const loadParser = () => import('@kowhai/domain/cart/parse-stored-cart');

/**
 * Changes the cart by one of the domain's functions, such as `changeCart((cart) => addPlan(cart, plan))`, and saves it
 * at once: whoever leaves in the same moment, or reads it back, finds it.
 *
 * @returns true once it is saved; false where the stored cart could not be read, of which the person was told
 */
export async function changeCart(change: (cart: Cart) => Cart): Promise<boolean> {
  // What is stored comes first: a change to an empty cart would overwrite it.
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

let hasToldOfBlockedStorage = false;

/** Where storage is blocked or full, the cart lives in memory and the person is told so once. */
function saveCart(): void {
  const isSaved = writeStored(storageKeys.cart, JSON.stringify(toStoredCart(useCart.getState().cart)));
  if (isSaved || hasToldOfBlockedStorage) return;
  hasToldOfBlockedStorage = true;
  showToast({
    status: 'warning',
    message: 'This browser won’t let us save your cart. It’ll last until you close this tab.',
  });
}

/** Empties the cart, as after an order. What it held before a request was changed comes back. */
export function clearCart(): void {
  changeCart(cartAfterChange);
  useCart.setState({ changes: [] });
}

/** Brings the cart up to date with what the catalogue says now, and notes what that changed. */
export function updateCart(catalogue: { plans: readonly Plan[]; hardware: readonly Hardware[] }): void {
  const refreshed = refreshCart(useCart.getState().cart, catalogue);
  if (JSON.stringify(refreshed.cart) === JSON.stringify(useCart.getState().cart)) return;
  changeCart(() => refreshed.cart);
  useCart.setState(({ changes }) => ({ changes: [...changes, ...refreshed.changes] }));
}

/** The person has read what changed. */
export function dismissCartChanges(): void {
  useCart.setState({ changes: [] });
}

/** Takes over what is stored: at the start, and whenever another tab changed the cart. */
export async function restoreCart(): Promise<void> {
  if (readStored(storageKeys.cart) === null) return useCart.setState({ cart: emptyCart, isRead: true });
  const { parseStoredCart } = await loadParser();
  // Read again: it may have changed meanwhile.
  useCart.setState({ cart: parseStoredCart(readStored(storageKeys.cart)), isRead: true });
}

/** The cart once storage was read: right after a page opens it may still be on its way. */
export async function getStoredCart(): Promise<Cart> {
  if (!useCart.getState().isRead) await restoreCart();
  return useCart.getState().cart;
}

/** Forgets the cart of a person who signed out; its key is already gone. */
export function dropCart(): void {
  useCart.setState({ cart: emptyCart, changes: [], isRead: true });
}
