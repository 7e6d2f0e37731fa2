import { chakra } from '@chakra-ui/react';

/** The `display` of menu entries that the header shows itself on all but the smallest screens. */
export const smallScreenOnly = { base: 'block', sm: 'none' };

/** The first entry of the menu's account section. */
export const SmallScreenEntry = chakra('li', {
  base: {
    display: smallScreenOnly,
    marginTop: '2',
    paddingTop: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});
