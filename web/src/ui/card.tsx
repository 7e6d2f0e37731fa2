import { chakra } from '@chakra-ui/react';

/** A sheet that lies on the page, with the shop's leaf corner. */
export const Card = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    padding: { base: '5', md: '6' },
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

/** A row of cards that breaks by itself: as many as fit, all of one height. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '5' },
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
    '& > li': { display: 'grid' },
  },
});
