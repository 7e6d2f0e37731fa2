import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { Price } from '#ui/price.tsx';

type FromPriceProps = {
  /** From `findEntryPrice`; null renders nothing. */
  amount: string | null;
  size?: 'md' | 'lg' | 'xl';
};

/** The entry price: "from $64.99 a month". */
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
 * The price of the cheapest plan, of one category or of all: "$64.99". Null without plans, so that no page
 * shows a price that cannot be ordered.
 */
export function findEntryPrice(plans: readonly Plan[] = [], wanted?: PlanCategory): string | null {
  const prices = plans.flatMap(({ category, price }) => (!wanted || category === wanted ? price : []));
  return prices.length > 0 ? formatMoney(toCents(Math.min(...prices))) : null;
}
