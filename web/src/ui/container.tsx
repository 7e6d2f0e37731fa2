import { chakra } from '@chakra-ui/react';

/** Limits the width of its content and keeps a margin at the sides. */
export const Container = chakra('div', {
  base: {
    width: 'full',
    marginInline: 'auto',
    paddingInline: { base: 'gutter', md: '8' },
    // As a grid, it is no wider for a long word.
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  variants: {
    size: { page: { maxWidth: 'page' }, prose: { maxWidth: '46rem' }, form: { maxWidth: '36rem' } },
  },
  defaultVariants: { size: 'page' },
});

/** A band of the page with vertical padding. `night` is dark in both colour schemes. */
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
