import { createSystem, defaultBaseConfig, defineConfig, defineTokens } from '@chakra-ui/react';
import { globalCss, keyframes } from './global-css.ts';
import { palette, type Shade, shadows } from './palette.ts';

const asTokens = <Name extends string>(values: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(values).map(([name, value]) => [name, { value }]));

/** Multiples of 4 px, named as Chakra names them: "4" is 1rem. */
const steps = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 16, 20, 24, 32].map((step) => [
    String(step),
    `${step / 4}rem`,
  ]),
);

/** The measures of the kit: the same on every screen, light and dark. */
const tokens = defineTokens({
  spacing: asTokens(steps),
  sizes: asTokens({ ...steps, full: '100%', page: '74rem', prose: '42rem', form: '32rem' }),
  radii: asTokens({
    sm: '0.25rem',
    md: '0.5rem',
    lg: '0.875rem',
    full: '999px',
    // The shop's own corner: one side rounded like a kōwhai leaflet.
    leaf: '0.375rem 1.75rem 0.375rem 0.375rem',
  }),
  fontSizes: asTokens({
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.25rem',
    xl: '1.5rem',
    '2xl': 'clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem)',
    '3xl': 'clamp(2rem, 1.5rem + 2.2vw, 2.875rem)',
    '4xl': 'clamp(2.5rem, 1.6rem + 4.2vw, 4.5rem)',
  }),
  fontWeights: asTokens({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: asTokens({ tight: '1.08', snug: '1.25', body: '1.55' }),
  letterSpacings: asTokens({ tight: '-0.015em', wide: '0.06em' }),
  durations: asTokens({ fast: '120ms', slow: '240ms' }),
});

/** From these widths on. */
const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' };

const toSemanticToken = ({ light, dark }: Shade) => ({
  value: light === dark ? light : { base: light, _dark: dark },
});

/** Chakra wants nested colours ("ink" beside "ink.muted"): the flat names are unfolded here. */
function toSemanticColors(flat: Record<string, Shade>) {
  const nested: Record<string, Record<string, ReturnType<typeof toSemanticToken>>> = {};
  for (const [name, shade] of Object.entries(flat)) {
    const [group = name, kind = 'DEFAULT'] = name.split('.');
    nested[group] = { ...nested[group], [kind]: toSemanticToken(shade) };
  }
  return nested;
}

/** The shop's tokens and ground. */
export const shopConfig = defineConfig({
  disableLayers: true,
  preflight: false,
  cssVarsPrefix: 'k',
  cssVarsRoot: ':root',
  conditions: {
    // The scheme is the one the person's device asks for. No script has to run before the first paint.
    // Paper is white whatever the screen is.
    dark: '@media screen and (prefers-color-scheme: dark)',
    light: '@media (prefers-color-scheme: light)',
    // A list's items may be of several kinds.
    first: '&:first-child',
    last: '&:last-child',
    even: '&:nth-child(even)',
    odd: '&:nth-child(odd)',
  },
  globalCss,
  theme: {
    tokens,
    semanticTokens: {
      colors: toSemanticColors(palette),
      shadows: { raised: toSemanticToken(shadows.raised) },
    },
    keyframes,
    breakpoints,
  },
});

/**
 * Chakra's base with the shop's own tokens, and no recipes: a component's recipe stands beside the component, so that a
 * page only loads the styles of what it shows.
 */
export const createTheme = () => createSystem(defaultBaseConfig, shopConfig);
