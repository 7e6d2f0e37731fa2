/** Which hardware fits which plans. Loads no schemas, so that reading pages stay light. */
import { type PlanCategory, planCategoryNames } from './plan-category.ts';

type FittingItem = { category: PlanCategory; worksWith: readonly { _id: string; name: string }[] };
type FittedPlan = { _id: string; category: string };

/** True if there is no plan yet. */
export function goesWithPlans(item: FittingItem, plans: readonly FittedPlan[]): boolean {
  const ids = item.worksWith.map(({ _id }) => _id);
  const fits = ({ _id, category }: FittedPlan) =>
    category === item.category && (ids.length === 0 || ids.includes(_id));
  return plans.length === 0 || plans.some(fits);
}

/** Lists what goes with the cart's plans, of their categories (specification, "Order add-ons"). */
export function listHardwareForPlans<H extends FittingItem>(
  hardware: readonly H[],
  plans: readonly FittedPlan[],
): H[] {
  return plans.length === 0 ? [] : hardware.filter((item) => goesWithPlans(item, plans));
}

export function describeFit(item: FittingItem): string {
  const names = item.worksWith.map(({ name }) => name);
  if (names.length === 0) return `all ${planCategoryNames[item.category].toLowerCase()} plans`;
  // Without `Intl`, whose first formatter is slow on a phone while cards hydrate.
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}

type NamedPlan = FittedPlan & { name: string };

/** Says "Works with all wireless plans, not with Fibre Max". @returns null where it fits one of the plans */
export function describeUnfit(item: FittingItem, plans: readonly NamedPlan[]): string | null {
  if (goesWithPlans(item, plans)) return null;
  const names = new Intl.ListFormat('en-NZ', { type: 'disjunction' }).format(plans.map(({ name }) => name));
  return `Works with ${describeFit(item)}, not with ${names}`;
}

/** What to ask about before staff order it: hardware may be for another home, so nothing is forbidden. */
export function listGoodsDoubts(
  plans: readonly NamedPlan[],
  hardware: readonly (FittingItem & { name: string; isModem: boolean })[],
  modemNeeded: boolean,
): string[] {
  const hasModem = hardware.some((item) => item.isModem && goesWithPlans(item, plans));
  return [
    ...hardware.flatMap((item) => {
      const unfit = describeUnfit(item, plans);
      return unfit ? `${item.name}: ${unfit}.` : [];
    }),
    ...(modemNeeded && plans.length > 0 && !hasModem
      ? ['They need a modem, and none that fits is in the order.']
      : []),
  ];
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
