/** Which hardware fits which plans. Loads no schemas, so that reading pages stay light. */
import { type PlanCategory, planCategoryNames } from './plan-category.ts';

/** Lists the hardware in the categories of the cart's plans (specification, "Order add-ons"). */
export function listHardwareForPlans<H extends { category: string }, P extends { category: string }>(
  hardware: readonly H[],
  plans: readonly P[],
): H[] {
  const categories = new Set(plans.map((plan) => plan.category));
  return hardware.filter((item) => categories.has(item.category));
}

type FittingItem = { category: PlanCategory; worksWith: readonly { _id: string; name: string }[] };
type FittedPlan = { _id: string; category: string };

/** True if there is no plan yet. */
export function goesWithPlans(item: FittingItem, plans: readonly FittedPlan[]): boolean {
  const ids = item.worksWith.map(({ _id }) => _id);
  const fits = ({ _id, category }: FittedPlan) =>
    category === item.category && (ids.length === 0 || ids.includes(_id));
  return plans.length === 0 || plans.some(fits);
}

export function describeFit(item: FittingItem): string {
  const names = item.worksWith.map(({ name }) => name);
  if (names.length === 0) return `all ${planCategoryNames[item.category].toLowerCase()} plans`;
  // Without `Intl`, whose first formatter is slow on a phone while cards hydrate.
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}

export function sortForPlans<H extends FittingItem & { isModem: boolean }>(
  hardware: readonly H[],
  plans: readonly FittedPlan[],
): H[] {
  const rank = (item: H) => (goesWithPlans(item, plans) ? 0 : 2) + (item.isModem ? 0 : 1);
  return hardware.toSorted((a, b) => rank(a) - rank(b));
}

type SoldModem = FittingItem & { isModem: boolean; price: number; countInStock: number };

export function listModems<H extends SoldModem>(hardware: readonly H[], plan: FittedPlan): H[] {
  return hardware
    .filter((item) => item.isModem && goesWithPlans(item, [plan]))
    .toSorted((a, b) => a.price - b.price);
}

/** The cheapest one in stock. */
export function findModem<H extends SoldModem>(hardware: readonly H[], plan: FittedPlan): H | null {
  return listModems(hardware, plan).find(({ countInStock }) => countInStock > 0) ?? null;
}
