import { chakra } from '@chakra-ui/react';

/** What stands in the small screens' menu only where the header has no room for it either. */
export const phoneOnly = { base: 'block', sm: 'none' };

/** Starts the account's part of the menu. */
export const PhoneAccountItem = chakra('li', {
  base: {
    display: phoneOnly,
    marginTop: '2',
    paddingTop: '2',
    borderTopWidth: '1px',
    borderColor: 'line',
  },
});
