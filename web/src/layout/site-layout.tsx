import { chakra } from '@chakra-ui/react';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { type NavigationType, Outlet, useLocation } from 'react-router-dom';
import { restoreState } from '#state/restore-state.ts';
import { dismissToast, useToasts } from '#state/toasts.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useEarlyTap } from './use-early-tap.ts';
import { useLateComponent } from './use-late-component.ts';
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
      {/* As high as the window at least: however short the page, no footer comes into sight with it. */}
      <chakra.main
        id={contentId}
        tabIndex={-1}
        flex="1"
        display="flex"
        flexDirection="column"
        minHeight={{ base: '100vh', _print: '0' }}
      >
        {/* The same from page to page: a new one would show its fallback in the old page's place. */}
        <Suspense fallback={<PageLoading />}>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
          <Live />
        </Suspense>
      </chakra.main>
      <SiteFooter />
      <ConnectionNote />
      <Toasts />
    </>
  );
}

/** Stands beside the page: once it is hydrated, so is the page. */
function Live() {
  useEarlyTap();
  return null;
}

/** In the page before there is anything to announce, or else with the first toast. */
function Toasts() {
  // What somebody has just done is drawn first: a notice may come a frame later.
  const toasts = useDeferredValue(useToasts((state) => state.toasts));
  const Region = useLateComponent(
    () => import('#ui/overlays/toast-region.tsx').then(({ ToastRegion }) => ToastRegion),
    toasts.length > 0,
  );
  return Region && <Region toasts={toasts} onDismiss={dismissToast} />;
}
