import type { SystemContext } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StyleProvider } from '#ui/style/style-provider.tsx';

type AppProps = {
  styleCache: EmotionCache;
  theme?: SystemContext | undefined;
  queryClient: QueryClient;
  /** The routes in a router: the browser's, or a static one for prerendering. */
  children: ReactNode;
};

export function App({ styleCache, theme, queryClient, children }: AppProps) {
  return (
    <StyleProvider cache={styleCache} theme={theme}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </StyleProvider>
  );
}
