import { chakra } from '@chakra-ui/react';

const Frame = chakra('p', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '2',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums lining-nums',
    letterSpacing: 'tight',
    lineHeight: '1',
  },
  variants: {
    size: {
      sm: { fontSize: 'lg' },
      md: { fontSize: '2xl' },
      lg: { fontSize: '3xl' },
      // Limited, as enlarged text would not fit a phone's width.
      xl: { fontSize: '4xl' },
    },
  },
});

type PriceProps = {
  /** Formatted: "$64.99". */
  amount: string;
  /** What the amount is for: "per month". */
  unit?: string;
  size?: 'sm' | 'md' | 'lg' | 'xl';
};

/** A price with digits of one width; a large one has raised cents. Screen readers and copying get it as one text. */
export function Price({ amount, unit, size = 'lg' }: PriceProps) {
  const [whole, cents] = size === 'lg' || size === 'xl' ? amount.split('.') : [amount];
  return (
    <Frame size={size}>
      <chakra.span whiteSpace="nowrap">
        {whole}
        {cents !== undefined && (
          <chakra.span fontSize="0.5em" verticalAlign="0.62em" letterSpacing="0">
            {`.${cents}`}
          </chakra.span>
        )}
      </chakra.span>
      {unit && (
        <chakra.span fontSize="sm" fontWeight="normal" letterSpacing="0" opacity="0.82">
          {` ${unit}`}
        </chakra.span>
      )}
    </Frame>
  );
}
