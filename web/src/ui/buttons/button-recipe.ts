import { defineRecipe } from '@chakra-ui/react';

/** What buttons look like, and links that look like them. */
export const linkButtonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '12',
    paddingInline: '5',
    paddingBlock: '2',
    borderWidth: '1.5px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'semibold',
    fontSize: 'md',
    lineHeight: 'snug',
    textAlign: 'center',
    textWrap: 'balance',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
  },
  variants: {
    variant: {
      /** The one thing to do on a screen. */
      solid: {
        background: 'gold',
        color: 'gold.ink',
        borderColor: 'gold.ink',
        _hover: { background: 'gold.hover' },
        // Where the system sets the colours, all grounds are alike: this button takes the one for what is chosen.
        // The selector stands outside: two media queries side by side Chakra sorts by the alphabet of the browser's
        // language, whose first use holds a slow phone up for 25 ms. It is doubled, to count for more than hovering.
        '&&:not(:disabled), &&:not(:disabled):hover': {
          '@media (forced-colors: active)': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            color: 'HighlightText',
            borderColor: 'Highlight',
          },
        },
      },
      outline: {
        borderColor: 'line.control',
        color: 'ink',
        background: 'surface',
        _hover: { borderColor: 'ink' },
      },
      /** Looks like a link, acts like a button. */
      quiet: {
        paddingInline: '2',
        textDecorationLine: 'underline',
        textDecorationThickness: '0.1em',
        textUnderlineOffset: '0.2em',
        textDecorationColor: 'gold.line',
        _hover: { textDecorationThickness: '0.17em' },
        _disabled: { background: 'none', borderColor: 'transparent' },
      },
      danger: {
        borderColor: 'danger.text',
        color: 'danger.text',
        background: 'surface',
        _hover: { background: 'danger.bg' },
      },
      /** For the dark sections: the hero, the footer. */
      night: {
        borderColor: 'night.muted',
        color: 'night.ink',
        _hover: { background: 'night.raised', borderColor: 'night.ink' },
        _focusVisible: { outlineColor: 'gold' },
      },
    },
    size: {
      sm: { minHeight: '11', paddingInline: '4', fontSize: 'sm' },
      md: {},
      lg: { minHeight: '14', paddingInline: '7', fontSize: 'lg' },
    },
    /** As wide as what it stands in. */
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

/** Links are never off; buttons may be. */
export const buttonRecipe = defineRecipe({
  ...linkButtonRecipe,
  base: {
    ...linkButtonRecipe.base,
    _disabled: { cursor: 'not-allowed', background: 'sunken', borderColor: 'line', color: 'ink.muted' },
  },
});
