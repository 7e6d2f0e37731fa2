import { chakra } from '@chakra-ui/react';

/** A panel with the shop's leaf-shaped corner. */
export const Card = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: { base: 'min({spacing.5}, 6vw)', md: '6' },
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'leaf',
    background: 'surface',
    minWidth: '0',
  },
  variants: {
    tone: {
      sunken: { background: 'sunken', borderColor: 'transparent' },
    },
    raised: { true: { boxShadow: 'raised' } },
  },
});

/** A grid of cards of equal height, with as many columns as fit. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
    '& > li': { display: 'grid' },
  },
});
