/**
 * What style props and recipes may speak of. Chakra knows every property there is; a visitor's browser is spared the
 * list. In development a property that is missing here is reported, see `style-system.ts`.
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
  fonts: ['fontFamily'],
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
  ...'alignContent alignItems alignSelf animation appearance aspectRatio backdropFilter backgroundClip backgroundImage backgroundPosition backgroundRepeat backgroundSize borderCollapse borderSpacing breakAfter breakBefore breakInside captionSide clipPath colorScheme columns columnCount contain content contentVisibility counterIncrement counterReset cursor display filter flex flexDirection flexFlow flexGrow flexShrink flexWrap float font fontFeatureSettings fontStretch fontStyle fontVariant fontVariantNumeric grid gridArea gridAutoColumns gridAutoFlow gridAutoRows gridColumn gridColumnEnd gridColumnStart gridRow gridRowEnd gridRowStart gridTemplate gridTemplateAreas gridTemplateColumns gridTemplateRows hyphens isolation justifyContent justifyItems justifySelf listStyle listStylePosition listStyleType mask maskImage mixBlendMode objectFit objectPosition opacity order outline outlineOffset outlineStyle outlineWidth overflow overflowWrap overflowX overflowY overscrollBehavior placeContent placeItems placeSelf pointerEvents position printColorAdjust resize rotate scale scrollBehavior scrollSnapAlign scrollSnapType scrollbarGutter scrollbarWidth strokeDasharray strokeDashoffset strokeWidth tabSize tableLayout textAlign textDecoration textDecorationLine textDecorationSkipInk textDecorationStyle textDecorationThickness textIndent textOverflow textRendering textSizeAdjust textTransform textUnderlineOffset textWrap touchAction transform transformOrigin transition transitionDelay transitionProperty transitionTimingFunction translate userSelect verticalAlign visibility whiteSpace willChange wordBreak wordSpacing writingMode zIndex'.split(
    ' ',
  ),
];

export const shortNames: Readonly<Record<string, string>> = {
  bg: 'background',
  bgColor: 'backgroundColor',
  m: 'margin',
  mt: 'marginTop',
  mr: 'marginRight',
  mb: 'marginBottom',
  ml: 'marginLeft',
  ms: 'marginInlineStart',
  me: 'marginInlineEnd',
  mx: 'marginInline',
  my: 'marginBlock',
  p: 'padding',
  pt: 'paddingTop',
  pr: 'paddingRight',
  pb: 'paddingBottom',
  pl: 'paddingLeft',
  ps: 'paddingInlineStart',
  pe: 'paddingInlineEnd',
  px: 'paddingInline',
  py: 'paddingBlock',
  w: 'width',
  h: 'height',
  minW: 'minWidth',
  minH: 'minHeight',
  maxW: 'maxWidth',
  maxH: 'maxHeight',
  rounded: 'borderRadius',
  shadow: 'boxShadow',
};

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
  dark: '@media (prefers-color-scheme: dark)',
  light: '@media (prefers-color-scheme: light)',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  motionSafe: '@media (prefers-reduced-motion: no-preference)',
  print: '@media print',
};
