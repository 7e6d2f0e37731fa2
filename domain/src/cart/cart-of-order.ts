/** The cart that asks for what stands in an order: once more, or in place of it. */

import type { Hardware } from '#domain/catalogue/hardware.ts';
import type { Plan } from '#domain/catalogue/plan.ts';
import type { Order } from '#domain/orders/order.ts';
import {
  addHardware,
  addPlan,
  type Cart,
  countAvailable,
  emptyCart,
  setModemNeeded,
  setServiceAddress,
} from './cart.ts';

type Catalogue = { plans: readonly Plan[]; hardware: readonly Hardware[] };

/** @param catalogue what is sold today; what is no longer sold is left out */
export function cartOfOrder(order: Order, catalogue: Catalogue): Cart {
  return fillCart(emptyCart, order, catalogue);
}

/** The cart that changes a request: its own units count as in stock, and what the cart held comes back afterwards. */
export function cartToChange(order: Order, catalogue: Catalogue, { replaces, ...choice }: Cart): Cart {
  const held = order.orderHardwares.map(({ _id, qty }) => ({ _id, qty }));
  const { _id, number, user } = order;
  const before = replaces?.before ?? choice;
  const cart = { ...emptyCart, replaces: { _id, number, userId: user._id, held, before } };
  return fillCart(cart, order, catalogue);
}

/** The cart once a change was sent or given up: what it held before, or nothing. */
export function cartAfterChange({ replaces }: Cart): Cart {
  return replaces?.before ?? emptyCart;
}

/** The same choice as a request of its own. */
export function withoutReplaced({ replaces: _, ...choice }: Cart): Cart {
  return choice;
}

/** The cart as somebody may send it: a request of somebody else's is not theirs to change. */
export function cartFor(cart: Cart, userId: string | undefined): Cart {
  return cart.replaces && cart.replaces.userId !== userId ? withoutReplaced(cart) : cart;
}

function fillCart(empty: Cart, order: Order, catalogue: Catalogue): Cart {
  let cart = setModemNeeded(setServiceAddress(empty, order.serviceAddress), order.modemNeeded);
  for (const { _id } of order.orderServices) {
    const plan = catalogue.plans.find((known) => known._id === _id);
    if (plan) cart = addPlan(cart, plan);
  }
  for (const { _id, qty } of order.orderHardwares) {
    const item = catalogue.hardware.find((known) => known._id === _id);
    if (item) cart = addHardware(cart, { ...item, countInStock: countAvailable(cart, item) }, qty);
  }
  return cart;
}
