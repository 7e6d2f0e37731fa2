import { defineConfig } from '@chakra-ui/react';
import { palette } from './palette.ts';

/** Chakra wants nested colours ("ink" beside "ink.muted"): the flat palette is unfolded here. */
function unfold(colours: Record<string, { light: string; dark: string }>) {
  const nested: Record<string, Record<string, { value: { base: string; _dark: string } }>> = {};
  for (const [name, { light, dark }] of Object.entries(colours)) {
    const [group = name, shade = 'DEFAULT'] = name.split('.');
    nested[group] = { ...nested[group], [shade]: { value: { base: light, _dark: dark } } };
  }
  return nested;
}

const values = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]));

/** Multiples of 4 px, named as Chakra names them. */
const steps = Object.fromEntries(
  [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 16, 20, 24, 32].map((step) => [
    String(step),
    { value: `${step / 4}rem` },
  ]),
);

/**
 * The shop's own theme: Chakra's utilities with our tokens and without its recipes. A component's recipe stands beside
 * the component, so that a page only loads the styles of what it shows.
 */
export const themeConfig = defineConfig({
  disableLayers: true,
  preflight: false,
  cssVarsPrefix: 'k',
  cssVarsRoot: ':root',
  // The scheme is the one the person's device asks for. No script has to run before the first paint.
  conditions: { dark: '@media (prefers-color-scheme: dark)', light: '@media (prefers-color-scheme: light)' },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens: {
      fonts: values({
        body: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
        heading: '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif',
      }),
      fontSizes: values({
        xs: '0.8125rem',
        sm: '0.9375rem',
        md: '1.0625rem',
        lg: '1.25rem',
        xl: '1.5rem',
        '2xl': 'clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem)',
        '3xl': 'clamp(2rem, 1.5rem + 2.2vw, 2.875rem)',
        '4xl': 'clamp(2.5rem, 1.6rem + 4.2vw, 4.5rem)',
      }),
      fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
      lineHeights: values({ tight: '1.08', snug: '1.25', body: '1.55' }),
      letterSpacings: values({ tight: '-0.02em', wide: '0.06em' }),
      radii: values({
        sm: '0.25rem',
        md: '0.5rem',
        lg: '0.875rem',
        full: '999px',
        // The shop's own corner: one side rounded like a kōwhai leaflet.
        leaf: '0.375rem 1.75rem 0.375rem 0.375rem',
      }),
      spacing: steps,
      sizes: { ...steps, ...values({ full: '100%', page: '74rem', prose: '42rem', form: '32rem' }) },
      durations: values({ fast: '120ms', slow: '240ms' }),
    },
    semanticTokens: {
      colors: unfold(palette),
      shadows: {
        raised: {
          value: {
            base: '0 1px 2px rgb(18 36 28 / 0.06), 0 10px 28px -14px rgb(18 36 28 / 0.28)',
            _dark: '0 1px 2px rgb(0 0 0 / 0.5), 0 12px 30px -12px rgb(0 0 0 / 0.7)',
          },
        },
      },
    },
  },
});
