import { createSystem, defaultBaseConfig, defineConfig, type SystemConfig } from '@chakra-ui/react';
import { globalCss, keyframes } from './global-css.ts';
import { palette, type Shade, shadows } from './palette.ts';
import { breakpoints, tokens } from './tokens.ts';

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

const config = defineConfig({
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
 *
 * @param more recipes of Chakra's own components, which the desk uses
 */
export const createTheme = (...more: SystemConfig[]) => createSystem(defaultBaseConfig, config, ...more);
