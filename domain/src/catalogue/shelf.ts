/**
 * What a page shows of the catalogue, so that it weighs the same whatever the catalogue holds. Loads no schemas, so that
 * reading pages stay light.
 */
import type { Plan } from './plan.ts';
import type { PlanCategory } from './plan-category.ts';
import { findNeighbours, speedOf } from './plan-neighbours.ts';

/** Some items of a list. */
export type Shelf<T> = {
  items: readonly T[];
  /** How many items the whole list has. */
  count: number;
};

/** Which plans a page shows. */
export type PlanShelf =
  /** Those that lead in each tab of the home page. */
  | { of: 'home' }
  /** The smallest ones, until the finder knows more. */
  | { of: 'finder' }
  /** A plan and those of its kind that are nearest in price. */
  | { of: 'near'; id: string };

/** As many as fit side by side on a wide screen. */
export const mostCompared = 5;

/** As many rows as can be taken in at a glance. */
export const mostRows = 10;

/** Hyperfibre uses the same line, so it is in the Fibre tab. */
export const homeTabs = [['fibre', 'hyperfibre'], ['wireless']] as const satisfies readonly PlanCategory[][];

/** @param plans all published ones, in the shop's order, which the shelf keeps */
export function takePlans(plans: readonly Plan[], shelf: PlanShelf): Shelf<Plan> {
  if (shelf.of === 'near') {
    const plan = plans.find(({ _id }) => _id === shelf.id);
    const family = plans.filter(({ category }) => category === plan?.category);
    return takeThose(family, plan ? listNear(family, plan) : []);
  }
  if (shelf.of === 'finder') return takeThose(plans, plans.toSorted(byPrice).slice(0, mostRows));
  return takeThose(
    plans,
    homeTabs.flatMap((categories: readonly PlanCategory[]) =>
      listLeading(plans.filter(({ category }) => categories.includes(category))),
    ),
  );
}

function takeThose<T>(list: readonly T[], chosen: readonly T[]): Shelf<T> {
  return { items: list.filter((item) => chosen.includes(item)), count: list.length };
}

/** All plans where they are few; otherwise the cheapest, the one that staff highlight, and the fastest. */
export function listLeading(plans: readonly Plan[]): readonly Plan[] {
  if (plans.length <= mostRows) return plans;
  const cheapest = plans.toSorted(byPrice);
  const fastest = cheapest.toSorted((a, b) => speedOf(b.download) - speedOf(a.download));
  const highlighted = cheapest.find(({ highlight }, index) => index > 0 && highlight !== '');
  const inOrder = [cheapest[0], highlighted, fastest[0], ...cheapest].filter((plan) => plan !== undefined);
  const leading = [...new Set(inOrder)].slice(0, 3);
  return plans.filter((plan) => leading.includes(plan));
}

/** A plan, its neighbours and the others that cost nearly as much. */
function listNear(family: readonly Plan[], plan: Plan): Plan[] {
  const { cheaper, faster } = findNeighbours(family, plan);
  const distance = ({ price }: Plan) => Math.abs(price - plan.price);
  const nearest = family.toSorted((a, b) => distance(a) - distance(b));
  const inOrder = [plan, cheaper, faster, ...nearest].filter((one) => one !== null);
  return [...new Set(inOrder)].slice(0, mostCompared);
}

const byPrice = (a: Plan, b: Plan) => a.price - b.price;

/** How many plans of each kind there are, and the lowest price in dollars; without a kind that has none. */
export type PlanSummary = Partial<Record<PlanCategory, { count: number; from: number }>>;

export function summarisePlans(plans: readonly Pick<Plan, 'category' | 'price'>[]): PlanSummary {
  const summary: PlanSummary = {};
  for (const { category, price } of plans) {
    const { count = 0, from = price } = summary[category] ?? {};
    summary[category] = { count: count + 1, from: Math.min(from, price) };
  }
  return summary;
}
