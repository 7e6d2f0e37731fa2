import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { Price } from '#ui/price.tsx';

type FromPriceProps = {
  /** As `findEntryPrice` gives it; where there is none, nothing stands here. */
  amount: string | null;
  size?: 'md' | 'lg' | 'xl';
};

/** "from $64.99 a month": where a kind of plan starts. */
export function FromPrice({ amount, size = 'lg' }: FromPriceProps) {
  if (!amount) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
      <chakra.span fontSize="sm" opacity="0.82">
        from
      </chakra.span>
      <Price amount={amount} unit="a month" size={size} />
    </chakra.div>
  );
}

/**
 * What the cheapest plan costs, of one kind or of all, as people read it: "$64.99". Null where there is no such plan,
 * so that no page can promise a price that nobody can order at.
 */
export function findEntryPrice(plans: readonly Plan[], category?: PlanCategory): string | null {
  const prices = plans.filter((plan) => !category || plan.category === category).map((plan) => plan.price);
  return prices.length > 0 ? formatMoney(toCents(Math.min(...prices))) : null;
}
