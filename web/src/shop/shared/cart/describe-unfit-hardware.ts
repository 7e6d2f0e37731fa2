import { describeFit, goesWithPlans } from '@kowhai/domain/catalogue/hardware-fit';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';

type Item = { category: PlanCategory; worksWith: string };
type NamedPlan = { name: string; category: string };

/**
 * Says where an item is made for other plans than those of the cart. Nobody is kept from buying it: it may be for another
 * home.
 *
 * @returns "Works with all wireless plans, not with Fibre Max in your cart.", or null where it goes with one
 */
export function describeUnfitHardware(item: Item, plans: readonly NamedPlan[]): string | null {
  if (goesWithPlans(item, plans)) return null;
  const names = new Intl.ListFormat('en-NZ', { type: 'disjunction' }).format(plans.map(({ name }) => name));
  return `Works with ${describeFit(item)}, not with ${names} in your cart.`;
}
