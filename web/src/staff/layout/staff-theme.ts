import { createSystem, defaultConfig, defineConfig, type SlotRecipeConfig } from '@chakra-ui/react';
import { buttonRecipe } from '#ui/buttons/button-recipe.ts';
import { shopConfig } from '#ui/style/theme.ts';

/** Chakra's colour tokens, as references to the shop's colours. */
const asColours = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([name, colour]) => [name, { value: `{colors.${colour}}` }]));

/** A Chakra `colorPalette` made of one background and one text colour of the shop, whose contrast is tested. */
const asPalette = (ground: string, text: string) =>
  asColours({
    subtle: ground,
    muted: ground,
    emphasized: ground,
    fg: text,
    solid: text,
    contrast: ground,
    border: text,
    focusRing: 'focus',
  });

const staffColours = {
  bg: asColours({
    DEFAULT: 'paper',
    subtle: 'sunken',
    muted: 'sunken',
    emphasized: 'sunken',
    panel: 'surface',
    error: 'danger.bg',
  }),
  fg: asColours({
    DEFAULT: 'ink',
    muted: 'ink.muted',
    subtle: 'ink.muted',
    error: 'danger.text',
    warning: 'warning.text',
  }),
  border: asColours({ DEFAULT: 'line', emphasized: 'line.control', error: 'danger.text' }),
  gold: {
    ...asPalette('sunken', 'ink'),
    ...asColours({ solid: 'gold', contrast: 'gold.ink', border: 'line.control' }),
  },
  red: asPalette('danger.bg', 'danger.text'),
};

/** Chakra's slot recipes have their slots already; the type demands them again for a partial change. */
const changeSlotRecipes = (changes: Record<string, Partial<SlotRecipeConfig>>) =>
  changes as Record<string, SlotRecipeConfig>;

/** Large enough for a thumb on phones; compact enough for table rows on desktops. */
const compact = { base: '11', md: '9' };
const controlHeight = { base: 'sizes.11', md: 'sizes.10' };
// iOS zooms in when a field with text below 16 px gets the focus.
const controlText = { base: 'md', lg: 'sm' };

const highlighted = { background: 'sunken', boxShadow: 'inset 3px 0 {colors.gold.line}' };

const staffConfig = defineConfig({
  globalCss: {
    html: { lineHeight: 'body', colorPalette: 'gold' },
    '*': { borderColor: 'border' },
    '*::placeholder, *[data-placeholder]': { color: 'fg.muted' },
    '*::selection': { background: 'gold' },
  },
  theme: {
    tokens: { fonts: { heading: { value: 'inherit' }, body: { value: 'inherit' } } },
    semanticTokens: {
      colors: staffColours,
      radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
    },
    textStyles: {
      note: { value: { fontSize: 'sm', fontWeight: 'normal', lineHeight: '1.25rem', color: 'fg.muted' } },
    },
    layerStyles: {
      // Chakra's half opacity would make the text unreadable.
      disabled: { value: { opacity: '1', color: 'fg.muted', cursor: 'not-allowed' } },
    },
    recipes: {
      button: {
        base: { ...buttonRecipe.base, whiteSpace: 'normal' },
        variants: {
          size: {
            xs: {
              h: 'auto',
              minH: { base: '11', md: '8' },
              px: '3',
              py: '0',
              textStyle: 'sm',
              fontSize: 'sm',
            },
            sm: { h: 'auto', minH: compact, minW: compact, px: '3', py: '0', fontSize: 'sm' },
            md: { h: 'auto', minH: '11', minW: '11', px: '4', fontSize: 'sm' },
          },
          variant: {
            // After a press, the pointer rests on a disabled button: its grey words would be on gold.
            solid: {
              ...buttonRecipe.variants?.variant?.solid,
              _disabled: { _hover: { background: 'sunken' } },
            },
            plain: { ...buttonRecipe.variants?.variant?.quiet, px: '0' },
            outline: { background: 'surface', _hover: { borderColor: 'colorPalette.fg' } },
          },
        },
      },
      input: {
        base: { textOverflow: 'ellipsis' },
        variants: {
          size: { md: { '--input-height': controlHeight, textStyle: controlText } },
          variant: { outline: { borderColor: 'border.emphasized', bg: 'surface' } },
        },
      },
    },
    slotRecipes: changeSlotRecipes({
      actionBar: {
        base: {
          positioner: { zIndex: '15', px: '4' },
          // On a phone one row, which scrolls: several would cover a third of the list.
          content: {
            flexWrap: { base: 'nowrap', md: 'wrap' },
            maxW: 'full',
            overflowX: { base: 'auto', md: 'visible' },
            borderWidth: '1px',
            '& > *': { flexShrink: '0' },
            // Narrow, so that a part of the second button is in sight and it is seen to scroll.
            mdDown: { gap: '1', px: '1', '& > button': { px: '2' } },
          },
          selectionTrigger: { minH: '11', px: '3', borderWidth: '0', fontWeight: 'semibold' },
        },
      },
      combobox: {
        base: {
          // The list is part of the page here and no popup, so it needs no background or shadow.
          content: { bg: 'transparent', boxShadow: 'none', maxH: '50dvh' },
          item: { minH: '10', _highlighted: highlighted },
          itemText: { fontWeight: 'semibold' },
        },
        variants: {
          size: {
            md: { root: { '--combobox-input-height': controlHeight }, input: { textStyle: controlText } },
          },
          variant: { outline: { input: { borderColor: 'border.emphasized', bg: 'surface' } } },
        },
      },
      drawer: { variants: { size: { xs: { content: { maxW: 'min(18rem, 85vw)' } } } } },
      menu: {
        base: { item: { minH: compact } },
        variants: { variant: { subtle: { item: { _highlighted: highlighted } } } },
      },
      nativeSelect: {
        variants: {
          size: {
            // In a cell: all of "Some streets" beside the arrow.
            sm: { field: { ps: '2', pe: { base: '7', md: '6', xl: '7' }, fontSize: { md: 'xs', xl: 'sm' } } },
            md: { root: { '--select-field-height': controlHeight }, field: { textStyle: controlText } },
          },
          variant: { outline: { field: { borderColor: 'border.emphasized', bg: 'surface' } } },
        },
      },
      timeline: {
        base: {
          root: { textStyle: 'sm' },
          title: { color: 'fg.muted' },
          description: { color: 'fg', textStyle: 'sm' },
        },
      },
    }),
  },
});

export const staffTheme = createSystem(defaultConfig, shopConfig, staffConfig);
