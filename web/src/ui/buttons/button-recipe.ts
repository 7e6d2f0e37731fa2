import { defineRecipe } from '@chakra-ui/react';

/** The look of buttons, and of links that look like them. */
export const linkButtonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '12',
    // Enlarged text leaves less room for padding on a phone.
    paddingInline: 'min({spacing.5}, 5vw)',
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
      /** The main action of a screen. */
      solid: {
        background: 'gold',
        color: 'gold.ink',
        borderColor: 'gold.ink',
        _hover: { background: 'gold.hover' },
        // Forced colours make all buttons alike, so the main one takes the highlight colours. The selector is outside
        // the media query because Chakra sorts adjacent media queries with localeCompare, whose first call costs a slow
        // phone 25 ms. It is doubled, to be more specific than the hover styles.
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
      /** A button that looks like a link. */
      quiet: {
        // Its words are in line with what is above and below, in each size.
        '&&': { paddingInline: '0' },
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
      /** For dark sections: the hero, the footer. */
      night: {
        borderColor: 'night.muted',
        color: 'night.ink',
        _hover: { background: 'night.raised', borderColor: 'night.ink' },
        _focusVisible: { outlineColor: 'gold' },
      },
    },
    size: {
      sm: { minHeight: '11', paddingInline: 'min({spacing.4}, 4vw)', fontSize: 'sm' },
      md: {},
      lg: { minHeight: '14', paddingInline: 'min({spacing.7}, 7vw)', fontSize: 'lg' },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

/** Links cannot be disabled, so only buttons have that style. */
export const buttonRecipe = defineRecipe({
  ...linkButtonRecipe,
  base: {
    ...linkButtonRecipe.base,
    _disabled: { cursor: 'not-allowed', background: 'sunken', borderColor: 'line', color: 'ink.muted' },
  },
});
