import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { createTheme } from './theme.ts';

type StyleProviderProps = {
  cache: EmotionCache;
  /** Left out, it is created: for each page that is built a new one, because a theme remembers the order of properties
   * that it saw first, which class names depend on, and the browser starts with an empty one. */
  theme?: SystemContext | undefined;
  children: ReactNode;
};

export function StyleProvider({ cache, theme, children }: StyleProviderProps) {
  const [system] = useState(() => theme ?? createTheme());
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}

/**
 * The cache that styles are collected in. Nothing is prefixed for old browsers: those that the site is built for need
 * it in one place, which says so itself.
 * Emotion takes over the styles that a built page already has: their tag names them.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'k', stylisPlugins: [] });
}
