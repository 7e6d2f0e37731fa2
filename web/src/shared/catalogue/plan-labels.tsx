import type { Plan } from '@kowhai/domain/catalogue/plan';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { Badge } from '#ui/badge.tsx';
import { Price } from '#ui/price.tsx';

type PricePerMonthProps = { /** In dollars. */ price: number; size?: 'sm' | 'md' | 'lg' | 'xl' };

export function PricePerMonth({ price, size }: PricePerMonthProps) {
  return <Price amount={formatMoney(toCents(price))} unit="per month" size={size} />;
}

/** The badge beside a plan's name, such as "Most homes". */
export function PlanHighlight({ plan }: { plan: Plan }) {
  return (
    plan.highlight && (
      // Staff write this text, so with large letters it may need a second line.
      <Badge tone="gold" whiteSpace="normal" lineHeight="snug" flexShrink="0" maxWidth="full">
        {plan.highlight}
      </Badge>
    )
  );
}
