import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { useReplayClick } from './use-replay-click.ts';

export const contentId = 'content';

export function PageContent({ children = <Outlet />, ...rest }: HTMLChakraProps<'main'>) {
  const { pathname } = useLocation();
  return (
    <chakra.main id={contentId} tabIndex={-1} flex="1" display="flex" flexDirection="column" {...rest}>
      {/* One Suspense boundary for all pages: a new one would show its fallback in place of the previous page. */}
      <Suspense fallback={<PageLoading />}>
        <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
        <Live />
      </Suspense>
    </chakra.main>
  );
}

/** A sibling of the page, so its effect runs once the page is hydrated. */
function Live() {
  useReplayClick();
  return null;
}
