import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { dismissToast, useToasts } from '#state/toasts.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { usePageChange } from './use-page-change.ts';

const contentId = 'content';

/** The frame around every page. */
export function SiteLayout() {
  const { pathname } = useLocation();
  usePageChange();
  return (
    <>
      <SkipLink targetId={contentId} />
      <SiteHeader />
      <chakra.main id={contentId} tabIndex={-1} flex="1" display="flex" flexDirection="column">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </chakra.main>
      <SiteFooter />
      <Toasts />
    </>
  );
}

function Toasts(): ReactNode {
  const toasts = useToasts((state) => state.toasts);
  return <ToastRegion toasts={toasts} onDismiss={dismissToast} />;
}
