import { chakra } from '@chakra-ui/react';
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
