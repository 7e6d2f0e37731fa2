/** One ring for everything that can have the focus. Spread into a recipe's base. */
export const focusRing = {
  outline: 'none',
  _focusVisible: {
    outline: '3px solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
} as const;
