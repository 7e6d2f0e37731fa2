import { chakra } from '@chakra-ui/react';

/** Keeps lines at a readable length and a margin at the edges. */
export const Container = chakra('div', {
  base: { width: 'full', marginInline: 'auto', paddingInline: { base: '4', md: '8' } },
  variants: {
    size: { page: { maxWidth: 'page' }, prose: { maxWidth: '46rem' }, form: { maxWidth: '36rem' } },
  },
  defaultVariants: { size: 'page' },
});

/** A band of the page with room above and below. `night` is dark in both schemes. */
export const Section = chakra('section', {
  base: { paddingBlock: { base: '12', md: '20' } },
  variants: {
    tone: {
      sunken: { background: 'sunken' },
      night: {
        background: 'night',
        color: 'night.ink',
        '--k-colors-focus': 'colors.gold',
        '--k-colors-gold-line': 'colors.gold',
      },
    },
    tight: { true: { paddingBlock: { base: '8', md: '12' } } },
  },
});
