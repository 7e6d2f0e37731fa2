/** The cart that asks again for what stands in an order request, to be changed and sent anew. */
import { addHardware, addPlan, type Cart, emptyCart, setModemNeeded, setServiceAddress } from './cart.ts';
import type { Hardware } from './hardware.ts';
import type { Order } from './order.ts';
import type { Plan } from './plan.ts';

type Catalogue = { plans: readonly Plan[]; hardware: readonly Hardware[] };

/**
 * @param order a request that is about to be taken back, so that its own units count as in stock
 * @param catalogue what is sold today; what is no longer sold is left out
 */
export function cartOfOrder(order: Order, catalogue: Catalogue): Cart {
  let cart = setModemNeeded(setServiceAddress(emptyCart, order.serviceAddress), order.modemNeeded);
  for (const { _id } of order.orderServices) {
    const plan = catalogue.plans.find((known) => known._id === _id);
    if (plan) cart = addPlan(cart, plan);
  }
  for (const { _id, qty } of order.orderHardwares) {
    const item = catalogue.hardware.find((known) => known._id === _id);
    if (item) cart = addHardware(cart, { ...item, countInStock: item.countInStock + qty }, qty);
  }
  return cart;
}
