/** Holds only what was chosen (specification section 4); totals are derived. `stored-cart` has the specified shape. */

import type { ServiceAddress } from '#domain/address/service-address.ts';
import type { Hardware } from '#domain/catalogue/hardware.ts';
import type { Plan } from '#domain/catalogue/plan.ts';
import { computeTotals, type PostageEffect, type Totals } from './pricing.ts';

const lineKeys = ['_id', 'name', 'category', 'price'] as const;
const planKeys = [...lineKeys, 'download', 'upload', 'dataCap', 'term', 'equipment'] as const;
const hardwareKeys = [
  ...lineKeys,
  ...(['worksWith', 'shortDescription', 'imagePath', 'imageAlt', 'countInStock'] as const),
] as const;

export type CartPlan = Pick<Plan, (typeof planKeys)[number]> & { qty: 1 };

export type CartHardware = Pick<Hardware, (typeof hardwareKeys)[number]> & { qty: number };

export type Cart = {
  plans: readonly CartPlan[];
  hardware: readonly CartHardware[];
  serviceAddress: ServiceAddress | null;
  modemNeeded: boolean;
};

export const emptyCart: Cart = { plans: [], hardware: [], serviceAddress: null, modemNeeded: true };

/** Adds a plan, or replaces the same one. A plan's quantity is always 1. */
export function addPlan(cart: Cart, plan: Omit<CartPlan, 'qty'>): Cart {
  return { ...cart, plans: putLine(cart.plans, { ...pick(plan, planKeys), qty: 1 }) };
}

/** Plans that the new one may replace. Empty if it is in the cart already. */
export function listOtherPlans(cart: Cart, plan: { _id: string }): readonly CartPlan[] {
  return cart.plans.some(({ _id }) => _id === plan._id) ? [] : cart.plans;
}

export function replacePlans(cart: Cart, plan: Omit<CartPlan, 'qty'>): Cart {
  return addPlan({ ...cart, plans: [] }, plan);
}

/** Puts a plan in the place of another. All else stays. */
export function swapPlan(cart: Cart, from: { _id: string }, plan: Omit<CartPlan, 'qty'>): Cart {
  if (!cart.plans.some(({ _id }) => _id === from._id)) return cart;
  const others = cart.plans.filter(({ _id }) => _id === from._id || _id !== plan._id);
  const swapped = { ...pick(plan, planKeys), qty: 1 as const };
  return { ...cart, plans: others.map((line) => (line._id === from._id ? swapped : line)) };
}

/** Adds hardware or changes its quantity, between 1 and the stock. Without stock, nothing changes. */
export function addHardware(cart: Cart, item: Omit<CartHardware, 'qty'>, qty: number): Cart {
  if (item.countInStock < 1) return cart;
  return {
    ...cart,
    hardware: putLine(cart.hardware, {
      ...pick(item, hardwareKeys),
      qty: limitQuantity(qty, item.countInStock),
    }),
  };
}

export function removeLine(cart: Cart, id: string): Cart {
  return {
    ...cart,
    plans: cart.plans.filter((line) => line._id !== id),
    hardware: cart.hardware.filter((line) => line._id !== id),
  };
}

export type RemovedLine = { line: CartPlan | CartHardware; index: number };

export function findLine(cart: Cart, id: string): RemovedLine | null {
  for (const lines of [cart.plans, cart.hardware]) {
    const index = lines.findIndex((line) => line._id === id);
    const line = lines[index];
    if (line) return { line, index };
  }
  return null;
}

/** Restores a line at its position, within the stock. A line that was added again stays. */
export function restoreLine(cart: Cart, { line, index }: RemovedLine): Cart {
  if (findLine(cart, line._id)) return cart;
  if (!('countInStock' in line)) return { ...cart, plans: insertAt(cart.plans, index, line) };
  const qty = limitQuantity(line.qty, line.countInStock);
  return { ...cart, hardware: insertAt(cart.hardware, index, { ...line, qty }) };
}

export function setServiceAddress(cart: Cart, serviceAddress: ServiceAddress | null): Cart {
  return { ...cart, serviceAddress };
}

export function setModemNeeded(cart: Cart, modemNeeded: boolean): Cart {
  return { ...cart, modemNeeded };
}

/** Empties the cart. The address stays until it is removed or an order is placed. */
export function clearLines(cart: Cart): Cart {
  return { ...cart, plans: [], hardware: [] };
}

export function countItems(cart: Cart): number {
  return cart.plans.length + cart.hardware.reduce((sum, line) => sum + line.qty, 0);
}

export function totalsOf(cart: Cart): Totals {
  return computeTotals(cart.plans, cart.hardware);
}

export function findPostageEffect(cart: Cart, item: Omit<CartHardware, 'qty'>, qty: number): PostageEffect {
  const isCharged = (after: Cart) => totalsOf(after).shippingCents > 0;
  if (!isCharged(addHardware(cart, item, qty))) return 'free';
  return isCharged(removeLine(cart, item._id)) ? 'included' : 'added';
}

export function limitQuantity(qty: number, countInStock: number): number {
  return Math.max(1, Math.min(Math.trunc(qty) || 1, countInStock));
}

export type CartChange =
  | { kind: 'gone'; name: string }
  | { kind: 'price'; name: string; from: number; to: number }
  | { kind: 'quantity'; name: string; from: number; to: number };

/** @returns the cart with today's names, prices and stock, and what changed; prices in dollars */
export function refreshCart(
  cart: Cart,
  catalogue: { plans: readonly Plan[]; hardware: readonly Hardware[] },
): { cart: Cart; changes: CartChange[] } {
  const changes: CartChange[] = [];
  const addChange = (line: CartPlan | CartHardware, now: { price: number } | undefined) => {
    if (!now) changes.push({ kind: 'gone', name: line.name });
    else if (now.price !== line.price)
      changes.push({ kind: 'price', name: line.name, from: line.price, to: now.price });
  };

  const plans = cart.plans.flatMap((line) => {
    const now = catalogue.plans.find((plan) => plan._id === line._id);
    addChange(line, now);
    return now ? [{ ...pick(now, planKeys), qty: 1 as const }] : [];
  });
  const hardware = cart.hardware.flatMap((line) => {
    const now = catalogue.hardware.find((item) => item._id === line._id && item.countInStock > 0);
    addChange(line, now);
    if (!now) return [];
    const qty = limitQuantity(line.qty, now.countInStock);
    if (qty !== line.qty) changes.push({ kind: 'quantity', name: line.name, from: line.qty, to: qty });
    return [{ ...pick(now, hardwareKeys), qty }];
  });
  return { cart: { ...cart, plans, hardware }, changes };
}

function putLine<L extends { _id: string }>(lines: readonly L[], line: L): L[] {
  const isThere = lines.some((other) => other._id === line._id);
  return isThere ? lines.map((other) => (other._id === line._id ? line : other)) : [...lines, line];
}

function insertAt<L>(lines: readonly L[], index: number, line: L): L[] {
  return [...lines.slice(0, index), line, ...lines.slice(index)];
}

function pick<T, K extends keyof T>(item: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, item[key]])) as Pick<T, K>;
}
