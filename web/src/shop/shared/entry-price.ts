import type { Plan } from '@kowhai/domain/catalogue/plan';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { formatMoney, toCents } from '@kowhai/domain/money';

/**
 * What the cheapest plan costs, of one kind or of all, as people read it: "$64.99". Null where there is no such plan,
 * so that no page can promise a price that nobody can order at.
 */
export function findEntryPrice(plans: readonly Plan[], category?: PlanCategory): string | null {
  const prices = plans.filter((plan) => !category || plan.category === category).map((plan) => plan.price);
  return prices.length > 0 ? formatMoney(toCents(Math.min(...prices))) : null;
}
