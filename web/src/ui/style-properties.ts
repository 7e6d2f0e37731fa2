/**
 * What style props may speak of: the properties in use, by their own names. Chakra knows every property there is and
 * short names besides; a visitor's browser is spared the list. A test finds those that are used and missing here.
 */

const physical = ['Top', 'Right', 'Bottom', 'Left'];
const logical = ['Inline', 'InlineStart', 'InlineEnd', 'Block', 'BlockStart', 'BlockEnd'];
const sides = ['', ...physical, ...logical];

/** `margin`, `marginTop`, … for each of the names. */
const onSides = (names: string, ending = '') =>
  names.split(' ').flatMap((name) => sides.map((side) => name + side + ending));

/** Properties whose values may be tokens, by the kind of token. `sizes` takes the names of `spacing` as well. */
export const tokenProperties: Readonly<Record<string, readonly string[]>> = {
  spacing: [
    ...onSides('margin padding scrollMargin scrollPadding'),
    ...logical.map((side) => `inset${side}`),
    ...'inset top right bottom left gap rowGap columnGap'.split(' '),
  ],
  sizes: 'width height minWidth minHeight maxWidth maxHeight inlineSize blockSize flexBasis'.split(' '),
  colors: [
    ...onSides('border', 'Color'),
    ...'background backgroundColor color outlineColor textDecorationColor fill stroke accentColor caretColor'.split(
      ' ',
    ),
  ],
  radii:
    'borderRadius borderTopLeftRadius borderTopRightRadius borderBottomLeftRadius borderBottomRightRadius borderStartStartRadius borderStartEndRadius borderEndStartRadius borderEndEndRadius'.split(
      ' ',
    ),
  shadows: ['boxShadow'],
  fontSizes: ['fontSize'],
  fontWeights: ['fontWeight'],
  lineHeights: ['lineHeight'],
  letterSpacings: ['letterSpacing'],
  durations: ['transitionDuration', 'animationDuration'],
};

/** Properties that take their value as it is. */
export const plainProperties: readonly string[] = [
  ...onSides('border'),
  ...onSides('border', 'Width'),
  ...onSides('border', 'Style'),
  ...'alignContent alignItems alignSelf animation appearance aspectRatio backgroundImage backgroundPosition backgroundRepeat backgroundSize borderCollapse breakInside clipPath colorScheme columns content counterIncrement counterReset cursor display filter flex flexDirection flexShrink flexWrap font fontFamily fontStyle fontVariantNumeric gridArea gridAutoColumns gridAutoFlow gridColumn gridRow gridTemplateAreas gridTemplateColumns gridTemplateRows justifyContent justifyItems justifySelf listStyle listStyleType objectFit opacity order outline outlineOffset overflow overflowWrap overflowX overflowY placeContent placeItems pointerEvents position resize scale scrollBehavior strokeWidth tableLayout textAlign textDecoration textDecorationLine textDecorationThickness textOverflow textSizeAdjust textTransform textUnderlineOffset textWrap transform transition verticalAlign whiteSpace wordSpacing zIndex'.split(
    ' ',
  ),
];

/** States and surroundings that styles may depend on. */
export const conditions: Readonly<Record<string, string | string[]>> = {
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
  // The scheme is the one the person's device asks for. No script has to run before the first paint.
  // Paper is white whatever the screen is.
  dark: '@media screen and (prefers-color-scheme: dark)',
  light: '@media (prefers-color-scheme: light)',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
};
