import { describeAmounts } from '@kowhai/domain/cart/amounts';
import { totalsOf } from '@kowhai/domain/cart/cart';
import { announce } from '#state/announcer.ts';
import { useCart } from '#state/cart.ts';

/** Has screen readers say what changed in the cart, with its new total. @param what "Tūī Mesh 6 added to your cart" */
export function announceCart(what: string): void {
  announce(`${what}. ${describeAmounts(totalsOf(useCart.getState().cart))}.`);
}
