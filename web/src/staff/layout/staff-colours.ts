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

export const staffColours = {
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
  green: asPalette('success.bg', 'success.text'),
  orange: asPalette('warning.bg', 'warning.text'),
  blue: asPalette('info.bg', 'info.text'),
};
