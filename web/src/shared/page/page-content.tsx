import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { useReplayClick } from './use-replay-click.ts';

export const contentId = 'content';

/** The page's own place in its layout. */
export function PageContent({ children = <Outlet />, ...rest }: HTMLChakraProps<'main'>) {
  const { pathname } = useLocation();
  return (
    <chakra.main id={contentId} tabIndex={-1} flex="1" display="flex" flexDirection="column" {...rest}>
      {/* The same from page to page: a new one would show its fallback in the old page's place. */}
      <Suspense fallback={<PageLoading />}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        <Live />
      </Suspense>
    </chakra.main>
  );
}

/** Stands beside the page: once it is hydrated, so is the page. */
function Live() {
  useReplayClick();
  return null;
}
