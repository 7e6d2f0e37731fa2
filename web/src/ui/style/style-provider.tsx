import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { createTheme } from './theme.ts';

type StyleProviderProps = { cache: EmotionCache; children: ReactNode };

export function StyleProvider({ cache, children }: StyleProviderProps) {
  // A system of its own for each page that is built: a system remembers the order of properties that it saw first, which
  // class names depend on, and the browser starts with an empty one.
  const [theme] = useState(createTheme);
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={theme}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
