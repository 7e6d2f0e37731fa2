import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { styleSystem } from './style-system.ts';
import { createThemeSystem } from './theme.ts';

// The reset and the custom properties are written into the HTML when the site is built. The script that follows does
// not carry or compute them again; only the build itself and the development server do.
const value =
  import.meta.env.SSR || import.meta.env.DEV
    ? { ...styleSystem, _global: createThemeSystem()._global }
    : styleSystem;

type StyleProviderProps = { cache: EmotionCache; children: ReactNode };

export function StyleProvider({ cache, children }: StyleProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={value}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
