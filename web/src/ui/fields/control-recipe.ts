import { defineRecipe } from '@chakra-ui/react';

/** The shared look of inputs, selects and text areas. `length` hints at how long the answer is. */
export const controlRecipe = defineRecipe({
  base: {
    width: 'full',
    // Overrides the intrinsic width of date inputs.
    minWidth: '0',
    minHeight: '12',
    paddingInline: '3',
    paddingBlock: '2',
    borderWidth: '1.5px',
    borderColor: 'line.control',
    borderRadius: 'md',
    background: 'surface',
    color: 'ink',
    // iOS zooms in when a field with text below 16 px gets the focus.
    fontSize: 'md',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'ink' },
    _invalid: { borderColor: 'danger.text', borderWidth: '2px' },
    // Browsers fade a disabled select on top of its colour.
    _disabled: { background: 'sunken', color: 'ink.muted', cursor: 'not-allowed', opacity: '1' },
    _placeholder: { color: 'ink.muted', opacity: '1' },
  },
  variants: {
    length: {
      postcode: { maxWidth: '7rem' },
      short: { maxWidth: '14rem' },
      // On a phone 22rem is almost the full width, which would look like a mistake.
      medium: { maxWidth: { sm: '22rem' } },
      full: {},
    },
    numeric: { true: { fontVariantNumeric: 'tabular-nums' } },
  },
  defaultVariants: { length: 'full' },
});
