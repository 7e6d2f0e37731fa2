import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { createTheme } from './theme.ts';

type StyleProviderProps = {
  cache: EmotionCache;
  /**
   * Created if left out. Each prerendered page needs a new one: class names depend on the order in which a theme first
   * saw the properties, and the browser starts with an empty theme.
   */
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
 * Emotion's style cache, without a vendor prefixer: the supported browsers need one prefix, which is written by hand.
 * The key names the style tag of the prerendered HTML, so that Emotion takes its styles over.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'k', stylisPlugins: [] });
}
