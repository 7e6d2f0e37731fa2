import { chakra } from '@chakra-ui/react';

/** A status or kind in a word or two. The colour only repeats the word. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '6',
    paddingInline: '2.5',
    // Two lines of a long one keep off its edge.
    paddingBlock: '0.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    tone: {
      neutral: { background: 'sunken', color: 'ink' },
      gold: { background: 'gold', color: 'gold.ink' },
      info: { background: 'info.bg', color: 'info.text' },
      success: { background: 'success.bg', color: 'success.text' },
      warning: { background: 'warning.bg', color: 'warning.text' },
      danger: { background: 'danger.bg', color: 'danger.text' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});
