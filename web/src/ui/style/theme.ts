import { createSystem, defaultBaseConfig, defineConfig, defineTokens } from '@chakra-ui/react';
import { globalCss, keyframes } from './global-css.ts';
import { palette, type Shade, shadows } from './palette.ts';

const asTokens = <Name extends string>(values: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(values).map(([name, value]) => [name, { value }]));

/** Multiples of 4 px, by Chakra's names: "4" is 1rem. */
const steps = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 16, 20].map((step) => [
    String(step),
    `${step / 4}rem`,
  ]),
);

/** Sizes and spacing, the same in both colour schemes. */
const tokens = defineTokens({
  // The gutter is the page's margin on a phone, which enlarged text leaves to words.
  spacing: asTokens({ ...steps, gutter: 'min(1rem, 5vw)' }),
  sizes: asTokens({ ...steps, full: '100%', page: '74rem', prose: '42rem', form: '32rem' }),
  radii: asTokens({
    sm: '0.25rem',
    md: '0.5rem',
    lg: '0.875rem',
    full: '999px',
    // The shop's corner: one rounded like a kōwhai leaflet.
    leaf: '0.375rem 1.75rem 0.375rem 0.375rem',
  }),
  fontSizes: asTokens({
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.25rem',
    // Enlarged on a phone, a long word of a heading still fits a line.
    xl: 'min(1.5rem, 9vw)',
    '2xl': 'min(clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem), 9vw)',
    '3xl': 'min(clamp(2rem, 1.5rem + 2.2vw, 2.875rem), 11vw)',
    '4xl': 'min(clamp(2.5rem, 1.6rem + 4.2vw, 4.5rem), 12.5vw)',
  }),
  fontWeights: asTokens({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: asTokens({ tight: '1.08', snug: '1.25', body: '1.55' }),
  letterSpacings: asTokens({ tight: '-0.015em', wide: '0.06em' }),
});

/** Minimum widths. */
const breakpoints = { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' };

const toSemanticToken = ({ light, dark }: Shade) => ({
  value: light === dark ? light : { base: light, _dark: dark },
});

/** Nests the colours as Chakra wants them: "ink.muted" becomes { ink: { muted } }. */
function toSemanticColors(flat: Record<string, Shade>) {
  const nested: Record<string, Record<string, ReturnType<typeof toSemanticToken>>> = {};
  for (const [name, shade] of Object.entries(flat)) {
    const [group = name, kind = 'DEFAULT'] = name.split('.');
    nested[group] = { ...nested[group], [kind]: toSemanticToken(shade) };
  }
  return nested;
}

/** The part of the theme that shop and staff share. */
export const shopConfig = defineConfig({
  disableLayers: true,
  preflight: false,
  cssVarsPrefix: 'k',
  cssVarsRoot: ':root',
  conditions: {
    // Follows the device's colour scheme, so that no script has to run before the first paint. Prints are always light.
    dark: '@media screen and (prefers-color-scheme: dark)',
    light: '@media (prefers-color-scheme: light)',
    // By child, not by type as Chakra's defaults: the items of a list may be different elements.
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
 * Chakra's base with the shop's tokens and no recipes. Each component has its recipe beside it, so that a page loads
 * only the styles it needs.
 */
export const createTheme = () => createSystem(defaultBaseConfig, shopConfig);
