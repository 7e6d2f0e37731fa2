import { defineRecipe } from '@chakra-ui/react';

/** Text fields, selects and text areas look alike. `width` hints at how long the answer is. */
export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    // A field for a day is as wide as it likes otherwise.
    minWidth: '0',
    minHeight: '12',
    paddingInline: '3',
    paddingBlock: '2',
    borderWidth: '1.5px',
    borderColor: 'line.control',
    borderRadius: 'md',
    background: 'surface',
    color: 'ink',
    // Below 16 px, iOS zooms into the page when the field gets the focus.
    fontSize: 'md',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'ink' },
    _invalid: { borderColor: 'danger.text', borderWidth: '2px' },
    _disabled: { background: 'sunken', color: 'ink.muted', cursor: 'not-allowed' },
    _placeholder: { color: 'ink.muted', opacity: '1' },
  },
  variants: {
    length: {
      postcode: { maxWidth: '7rem' },
      short: { maxWidth: '14rem' },
      // On a phone that would be nearly the whole width, and look like a slip.
      medium: { maxWidth: { sm: '22rem' } },
      full: {},
    },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
  defaultVariants: { length: 'full' },
});
