import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { globalCss, keyframes } from './global-css.ts';
import { themeConfig } from './theme.ts';

// The reset and the custom properties are written into the HTML when the site is built. The script that follows does
// not carry or compute them again; only the build itself and the development server do.
const rendersGlobalCss = import.meta.env.SSR || import.meta.env.DEV;

const system = rendersGlobalCss
  ? createSystem(defaultBaseConfig, themeConfig, { globalCss, theme: { keyframes } })
  : { ...createSystem(defaultBaseConfig, themeConfig), _global: [] };

type StyleProviderProps = { cache: EmotionCache; children: ReactNode };

export function StyleProvider({ cache, children }: StyleProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
