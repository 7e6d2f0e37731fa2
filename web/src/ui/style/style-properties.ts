import { defineConditions, type SystemConfig } from '@chakra-ui/react';

const physical = ['Top', 'Right', 'Bottom', 'Left'];
const logical = ['Inline', 'InlineStart', 'InlineEnd', 'Block', 'BlockStart', 'BlockEnd'];
const sides = ['', ...physical, ...logical];

/** `margin`, `marginTop`, … for each of the names. */
const onSides = (names: readonly string[], ending = '') =>
  names.flatMap((name) => sides.map((side) => name + side + ending));

/** Properties whose values may be tokens, by the kind of token. All other CSS properties take their value as it is. */
const tokenProperties = {
  spacing: [
    ...onSides(['margin', 'padding', 'scrollMargin', 'scrollPadding']),
    ...logical.map((side) => `inset${side}`),
    ...['inset', 'top', 'right', 'bottom', 'left', 'gap', 'rowGap', 'columnGap'],
  ],
  sizes: [
    ...['width', 'height', 'minWidth', 'minHeight', 'maxWidth', 'maxHeight'],
    ...['inlineSize', 'blockSize', 'flexBasis'],
  ],
  colors: [
    ...onSides(['border'], 'Color'),
    ...['background', 'backgroundColor', 'color', 'outlineColor', 'textDecorationColor'],
    ...['fill', 'stroke', 'accentColor', 'caretColor'],
  ],
  radii: [
    'borderRadius',
    ...['borderTopLeftRadius', 'borderTopRightRadius', 'borderBottomLeftRadius', 'borderBottomRightRadius'],
    ...['borderStartStartRadius', 'borderStartEndRadius', 'borderEndStartRadius', 'borderEndEndRadius'],
  ],
  shadows: ['boxShadow'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
  lineHeights: ['lineHeight'],
  letterSpacings: ['letterSpacing'],
  durations: ['transitionDuration', 'animationDuration'],
};

type Utilities = NonNullable<SystemConfig['utilities']>;

/** What the tokens of a kind may be named by: sizes take the steps of spacing as well. */
const valuesOf = (kind: keyof typeof tokenProperties): Utilities[string]['values'] =>
  kind === 'sizes' ? (tokensOf) => ({ ...tokensOf('spacing'), ...tokensOf('sizes') }) : kind;

/** Chakra's own base config says the same of every property, with short names besides, for 5 kB: see decision 021. */
export const utilities: Utilities = Object.fromEntries(
  Object.entries(tokenProperties).flatMap(([kind, names]) => {
    const values = valuesOf(kind as keyof typeof tokenProperties);
    return names.map((name) => [name, { values }]);
  }),
);

/** States and surroundings that styles may depend on. */
export const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
  active: '&:active:not(:disabled)',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  focusWithin: '&:focus-within',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  checked: '&:checked',
  invalid: '&[aria-invalid=true]',
  selected: '&[aria-selected=true]',
  currentPage: '&[aria-current=page]',
  currentStep: '&[aria-current=step]',
  open: '&[open]',
  before: '&::before',
  after: '&::after',
  placeholder: '&::placeholder',
  backdrop: '&::backdrop',
  marker: '&::marker',
  first: '&:first-child',
  last: '&:last-child',
  even: '&:nth-child(even)',
  odd: '&:nth-child(odd)',
  empty: '&:empty',
  // The scheme is the one the person's device asks for. No script has to run before the first paint.
  // Paper is white whatever the screen is.
  dark: '@media screen and (prefers-color-scheme: dark)',
  light: '@media (prefers-color-scheme: light)',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
});
