import { chakra } from '@chakra-ui/react';

/** An `h2` unless `as` says otherwise: the level in the outline does not depend on the size. */
export const Heading = chakra('h2', {
  base: {
    fontWeight: 'bold',
    lineHeight: 'tight',
    letterSpacing: 'tight',
    textWrap: 'balance',
  },
  variants: {
    size: {
      sm: { fontSize: 'lg', lineHeight: 'snug', letterSpacing: '-0.01em' },
      md: { fontSize: 'xl', lineHeight: 'snug' },
      lg: { fontSize: '2xl' },
      xl: { fontSize: '3xl' },
      hero: { fontSize: '4xl', letterSpacing: '-0.03em', lineHeight: '1.02' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const Text = chakra('p', {
  base: { textWrap: 'pretty' },
  variants: {
    size: {
      sm: { fontSize: 'sm' },
      lead: { fontSize: 'lg', lineHeight: '1.5' },
    },
    tone: {
      ink: {},
      muted: { color: 'ink.muted' },
      night: { color: 'night.muted' },
    },
  },
});

/** Small bold text above a heading. */
export const Overline = chakra('p', {
  base: {
    fontSize: 'xs',
    fontWeight: 'bold',
    letterSpacing: 'wide',
    textTransform: 'uppercase',
    color: 'gold.text',
  },
});
