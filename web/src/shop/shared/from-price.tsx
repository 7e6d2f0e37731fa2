import { chakra } from '@chakra-ui/react';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import type { PlanSummary } from '@kowhai/domain/catalogue/shelf';
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
export function findEntryPrice(summary: PlanSummary = {}, category?: PlanCategory): string | null {
  const wanted = category ? [summary[category]] : Object.values(summary);
  const prices = wanted.flatMap((kind) => kind?.from ?? []);
  return prices.length > 0 ? formatMoney(toCents(Math.min(...prices))) : null;
}
