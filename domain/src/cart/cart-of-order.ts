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

/** @param catalogue today's; items no longer sold are left out */
export function cartOfOrder(order: Order, catalogue: Catalogue): Cart {
  return fillCart(emptyCart, order, catalogue);
}

/** The cart that changes a request. Its own units count as stock, and the previous cart returns afterwards. */
export function cartToChange(order: Order, catalogue: Catalogue, { replaces, ...choice }: Cart): Cart {
  const held = order.orderHardwares.map(({ _id, qty }) => ({ _id, qty }));
  const { _id, number, user } = order;
  const before = replaces?.before ?? choice;
  const cart = { ...emptyCart, replaces: { _id, number, userId: user._id, held, before } };
  return fillCart(cart, order, catalogue);
}

/** The cart after a change was sent or abandoned: the one before it. */
export function cartAfterChange({ replaces }: Cart): Cart {
  return replaces?.before ?? emptyCart;
}

export function withoutReplaced({ replaces: _, ...choice }: Cart): Cart {
  return choice;
}

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
