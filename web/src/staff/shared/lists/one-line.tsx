import { chakra } from '@chakra-ui/react';

/** One line in a column with a share of the width, however long the names; a card on a phone has room for all of it. */
export const OneLine = chakra('span', {
  base: {
    md: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
  },
});
