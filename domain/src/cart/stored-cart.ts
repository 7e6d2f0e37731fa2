/** The cart in local storage, under the key `cart`, with the specified fields and types (section 3). */

import type { ServiceAddress } from '#domain/address/service-address.ts';
import { toDecimalString, toDollars } from '#domain/money.ts';
import { type Cart, type CartHardware, type CartPlan, totalsOf } from './cart.ts';

export type StoredCart = {
  cartServices: readonly CartPlan[];
  cartHardwares: readonly CartHardware[];
  /** Plans followed by hardware. */
  cartItems: readonly (CartPlan | CartHardware)[];
  serviceAddress: ServiceAddress | null;
  modemNeeded: boolean;
  servicesPrice: number;
  hardwaresPrice: number;
  itemsPrice: string;
  shippingPrice: number;
  taxPrice: number;
  totalPrice: string;
};

export function toStoredCart(cart: Cart): StoredCart {
  const totals = totalsOf(cart);
  return {
    cartServices: cart.plans,
    cartHardwares: cart.hardware,
    cartItems: [...cart.plans, ...cart.hardware],
    serviceAddress: cart.serviceAddress,
    modemNeeded: cart.modemNeeded,
    servicesPrice: toDollars(totals.monthlyCents),
    hardwaresPrice: toDollars(totals.hardwareCents),
    itemsPrice: toDecimalString(totals.itemsCents),
    shippingPrice: toDollars(totals.shippingCents),
    taxPrice: toDollars(totals.taxCents),
    totalPrice: toDecimalString(totals.totalCents),
  };
}
