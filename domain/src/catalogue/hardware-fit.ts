/** Which hardware goes with which plans. Loads no schemas, which pages that only show this do not need. */
import { type PlanCategory, planCategoryNames } from './plan-category.ts';

/**
 * Picks the hardware that goes with the plans of a cart (specification, "Order add-ons"): each item whose category
 * is a plan's category, once, however many plans it matches.
 */
export function listHardwareForPlans<H extends { category: string }, P extends { category: string }>(
  hardware: readonly H[],
  plans: readonly P[],
): H[] {
  const categories = new Set(plans.map((plan) => plan.category));
  return hardware.filter((item) => categories.has(item.category));
}

type FittingItem = { category: PlanCategory; worksWith: readonly { _id: string; name: string }[] };
type FittedPlan = { _id: string; category: string };

/** Tells whether an item goes with one of the plans; true where there is no plan yet. */
export function goesWithPlans(item: FittingItem, plans: readonly FittedPlan[]): boolean {
  const ids = item.worksWith.map(({ _id }) => _id);
  const fits = ({ _id, category }: FittedPlan) =>
    category === item.category && (ids.length === 0 || ids.includes(_id));
  return plans.length === 0 || plans.some(fits);
}

/** Names what an item is made for: "Wireless Everyday and Wireless Plus", or "all fibre plans". */
export function describeFit(item: FittingItem): string {
  const names = item.worksWith.map(({ name }) => name);
  if (names.length === 0) return `all ${planCategoryNames[item.category].toLowerCase()} plans`;
  // Without Intl, whose first formatter keeps a phone waiting: cards say this as their page comes to life.
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}

/** Puts what goes with the plans first, and among that, modems, routers and gateways. */
export function sortForPlans<H extends FittingItem & { isModem: boolean }>(
  hardware: readonly H[],
  plans: readonly FittedPlan[],
): H[] {
  const rank = (item: H) => (goesWithPlans(item, plans) ? 0 : 2) + (item.isModem ? 0 : 1);
  return hardware.toSorted((a, b) => rank(a) - rank(b));
}

type SoldModem = FittingItem & { isModem: boolean; price: number; countInStock: number };

/** The modems, routers and gateways that go with a plan, in stock or not, the cheapest first. */
export function listModems<H extends SoldModem>(hardware: readonly H[], plan: FittedPlan): H[] {
  return hardware
    .filter((item) => item.isModem && goesWithPlans(item, [plan]))
    .toSorted((a, b) => a.price - b.price);
}

/** The cheapest of them that can be bought now. */
export function findModem<H extends SoldModem>(hardware: readonly H[], plan: FittedPlan): H | null {
  return listModems(hardware, plan).find(({ countInStock }) => countInStock > 0) ?? null;
}
