import type { Catalogue } from '#domain/orders/offered-lines.ts';
import type { Order } from '#domain/orders/order.ts';
import {
  addHardware,
  addPlan,
  type Cart,
  emptyCart,
  removeLine,
  setModemNeeded,
  setServiceAddress,
} from './cart.ts';

/** @param catalogue items that it lacks are not in the cart */
export function cartOfOrder(order: Order, catalogue: Catalogue): Cart {
  let cart = setModemNeeded(setServiceAddress(emptyCart, order.serviceAddress), order.modemNeeded);
  for (const { _id } of order.orderServices) {
    const plan = catalogue.plans.find((known) => known._id === _id);
    if (plan) cart = addPlan(cart, plan);
  }
  for (const { _id, qty } of order.orderHardwares) {
    const item = catalogue.hardware.find((known) => known._id === _id);
    if (item) cart = addHardware(cart, item, qty);
  }
  return cart;
}

/** The cart whose place another took, with what has been added to that one since. */
export function bringBackCart(before: Cart, filled: Cart, now: Cart): Cart {
  const added = [...filled.plans, ...filled.hardware].reduce((cart, { _id }) => removeLine(cart, _id), now);
  const withPlans = added.plans.reduce(addPlan, before);
  return added.hardware.reduce((cart, line) => addHardware(cart, line, line.qty), withPlans);
}
