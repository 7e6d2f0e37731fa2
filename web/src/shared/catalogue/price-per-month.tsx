import { formatMoney, toCents } from '@kowhai/domain/money';
import { Price } from '#ui/price.tsx';

type PricePerMonthProps = { /** In dollars. */ price: number; size?: 'sm' | 'md' | 'lg' | 'xl' };

export function PricePerMonth({ price, size }: PricePerMonthProps) {
  return <Price amount={formatMoney(toCents(price))} unit="per month" size={size} />;
}
