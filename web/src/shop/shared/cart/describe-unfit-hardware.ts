import { describeFit, goesWithPlans } from '@kowhai/domain/catalogue/hardware-fit';

type Item = Parameters<typeof describeFit>[0];
type NamedPlan = { _id: string; name: string; category: string };

/**
 * Warns of hardware that fits none of the cart's plans. It can still be bought, as it may be for another home.
 *
 * @returns "Works with all wireless plans, not with Fibre Max in your cart.", or null where it fits
 */
export function describeUnfitHardware(item: Item, plans: readonly NamedPlan[]): string | null {
  if (goesWithPlans(item, plans)) return null;
  const names = new Intl.ListFormat('en-NZ', { type: 'disjunction' }).format(plans.map(({ name }) => name));
  return `Works with ${describeFit(item)}, not with ${names} in your cart.`;
}
