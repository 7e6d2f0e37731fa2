import { chakra } from '@chakra-ui/react';

/** A text of any length in a row: two lines hold most names whole. A card on a phone has room for all of it. */
export const CellText = chakra('span', {
  base: { md: { lineClamp: '2', whiteSpace: 'normal', lineHeight: '1.2', overflowWrap: 'anywhere' } },
});
