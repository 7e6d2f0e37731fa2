import { chakra } from '@chakra-ui/react';

/** One line of a list, however long the names; a card on a phone has room for all of it. */
export const OneLine = chakra('span', {
  base: {
    md: {
      display: 'block',
      maxWidth: 'clamp(6rem, 13vw, 26rem)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});
