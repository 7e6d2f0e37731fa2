import { createSystem, defineConfig, type SystemConfig } from '@chakra-ui/react';
import { globalCss, keyframes } from './global-css.ts';
import { palette, shadows } from './palette.ts';
import { conditions, plainProperties, tokenProperties } from './style-properties.ts';
import { breakpoints, fixedTokens } from './tokens.ts';

const asTokens = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, { value }]));

const asSchemeTokens = (entries: Record<string, { light: string; dark: string }>) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, { light, dark }]) => [
      name,
      { value: light === dark ? light : { base: light, _dark: dark } },
    ]),
  );

/** Chakra wants nested colours ("ink" beside "ink.muted"): the flat names are unfolded here. */
function unfold<T>(flat: Record<string, T>): Record<string, Record<string, T>> {
  const nested: Record<string, Record<string, T>> = {};
  for (const [name, value] of Object.entries(flat)) {
    const [group = name, shade = 'DEFAULT'] = name.split('.');
    nested[group] = { ...nested[group], [shade]: value };
  }
  return nested;
}

const utilities: NonNullable<SystemConfig['utilities']> = Object.fromEntries([
  ...Object.entries(tokenProperties).flatMap(([kind, names]) =>
    names.map((name) => [name, { values: kind }]),
  ),
  ...plainProperties.map((name) => [name, {}]),
]);

/**
 * The shop's own theme in Chakra's terms: our tokens, no recipes (a component's recipe stands beside the component, so
 * that a page only loads the styles of what it shows). The build writes its custom properties and global rules into
 * the HTML; what styles need at run time is the much smaller `style-system.ts`, which a test holds against this one.
 */
export const createThemeSystem = () =>
  createSystem(
    defineConfig({
      disableLayers: true,
      preflight: false,
      cssVarsPrefix: 'k',
      cssVarsRoot: ':root',
      conditions,
      utilities,
      globalCss,
      theme: {
        tokens: {
          ...Object.fromEntries(
            Object.entries(fixedTokens).map(([kind, entries]) => [kind, asTokens(entries)]),
          ),
          // Sizes take the steps of spacing as well as their own names.
          sizes: asTokens({ ...fixedTokens.spacing, ...fixedTokens.sizes }),
        },
        semanticTokens: { colors: unfold(asSchemeTokens(palette)), shadows: asSchemeTokens(shadows) },
        keyframes,
        breakpoints: Object.fromEntries(
          Object.entries(breakpoints).map(([name, rem]) => [name, `${rem}rem`]),
        ),
      },
    }),
  );
