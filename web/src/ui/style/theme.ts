import { createSystem, defineConfig, type SystemConfig } from '@chakra-ui/react';
import { globalCss, keyframes } from './global-css.ts';
import { palette, type Shade, shadows } from './palette.ts';
import { conditions, utilities } from './style-properties.ts';
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
  conditions,
  utilities,
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
 * Chakra's system with the shop's own tokens, and no recipes: a component's recipe stands beside the component, so that a
 * page only loads the styles of what it shows.
 *
 * @param more recipes of Chakra's own components, which the desk uses
 */
export const createTheme = (...more: SystemConfig[]) => createSystem(config, ...more);
