import { chakra } from '@chakra-ui/react';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { type NavigationType, Outlet, useLocation } from 'react-router-dom';
import { restoreState } from '#state/restore-state.ts';
import { dismissToast, useToasts } from '#state/toasts.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import type { ToastRegion } from '#ui/toast-region.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useEarlyTap } from './use-early-tap.ts';
import { usePageChange } from './use-page-change.ts';

const contentId = 'content';

/** The frame around every page. */
export function SiteLayout({ navigationType }: { navigationType: NavigationType }) {
  const { pathname } = useLocation();
  usePageChange(navigationType);
  // The first render knows nobody and an empty cart, as the built HTML does; what is stored comes right after it.
  useEffect(restoreState, []);
  return (
    <>
      <SkipLink targetId={contentId} />
      <SiteHeader />
      <chakra.main id={contentId} tabIndex={-1} flex="1" display="flex" flexDirection="column">
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
            <Live />
          </Suspense>
        </ErrorBoundary>
      </chakra.main>
      <SiteFooter />
      <Toasts />
    </>
  );
}

/** Stands beside the page: once it is hydrated, so is the page. */
function Live() {
  useEarlyTap();
  return null;
}

/**
 * Loads once the page is live and all is quiet, to be in it before there is anything to announce; or else with the first
 * toast, which tries again where it did not load.
 */
function Toasts() {
  // What somebody has just done is drawn first: a notice may come a frame later.
  const toasts = useDeferredValue(useToasts((state) => state.toasts));
  const [Region, setRegion] = useState<typeof ToastRegion>();
  const hasToasts = toasts.length > 0;
  useEffect(() => {
    if (Region) return;
    const load = () =>
      import('#ui/toast-region.tsx').then(
        (loaded) => setRegion(() => loaded.ToastRegion),
        () => undefined,
      );
    if (hasToasts) void load();
    else whenIdle(load);
  }, [Region, hasToasts]);
  return Region && <Region toasts={toasts} onDismiss={dismissToast} />;
}
