import { chakra } from '@chakra-ui/react';

/** The `display` of menu items that the header shows itself on all but the smallest screens. */
export const phoneOnly = { base: 'block', sm: 'none' };

/** The first item of the menu's account section. */
export const PhoneAccountItem = chakra('li', {
  base: {
    display: phoneOnly,
    marginTop: '2',
    paddingTop: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});
