import type { Catalogue } from '#domain/orders/offered-lines.ts';
import type { Order } from '#domain/orders/order.ts';
import { addHardware, addPlan, type Cart, emptyCart, setModemNeeded, setServiceAddress } from './cart.ts';

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
