import { goesWithPlans } from '@kowhai/domain/hardware';
import { type PlanCategory, planCategoryNames } from '@kowhai/domain/plan-category';

type Item = { name: string; category: PlanCategory };
type NamedPlan = { name: string; category: string };

/**
 * Says where an item is made for another kind of broadband than the plans of the cart. Nobody is kept from buying it: it
 * may be for another home.
 *
 * @returns "Made for wireless plans: it does not go with Fibre Max in your cart.", or null where it goes with one
 */
export function describeUnfitHardware(item: Item, plans: readonly NamedPlan[]): string | null {
  if (goesWithPlans(item, plans)) return null;
  const names = new Intl.ListFormat('en-NZ', { type: 'disjunction' }).format(plans.map(({ name }) => name));
  const kind = planCategoryNames[item.category].toLowerCase();
  return `Made for ${kind} plans: it does not go with ${names} in your cart.`;
}
