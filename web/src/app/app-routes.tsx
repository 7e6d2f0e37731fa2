import { chakra } from '@chakra-ui/react';
import { useMemo, useSyncExternalStore } from 'react';
import { type Location, NavigationType, Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '#app/layout/not-found-page.tsx';
import { RootLayout, SiteLayout } from '#app/layout/site-layout.tsx';
import { PageLoading } from '#shared/page/page-loading.tsx';
import { paths } from '#shared/paths.ts';
import { RequireAdmin, RequireSignedIn, StaffGate } from './guards.tsx';
import { lazyPage } from './lazy-page.tsx';
import type { PageRoute } from './page-route.tsx';
import { routes } from './routes.tsx';
import { useShownPage } from './use-shown-page.ts';

const UnknownPage = lazyPage(() => import('#staff/layout/unknown-page.tsx'));

export function AppRoutes() {
  const shown = useShownPage();
  const location = useHydrationSafeLocation(shown.location);
  // Taken from here: inside Routes with a `location` of its own, every navigation type is Pop.
  const { navigationType, isLeaving } = shown;
  const page = useMemo(
    () => (
      <Routes location={location}>
        <Route element={<RootLayout navigationType={navigationType} />}>
          <Route element={<SiteLayout />}>
            {renderRoutes(({ access }) => access === 'public')}
            <Route element={<RequireSignedIn />}>
              {renderRoutes(({ access, isOfEitherSide }) => access === 'signed-in' && !isOfEitherSide)}
            </Route>
            <Route path="*" element={<NotFoundPage />} />
          </Route>
          <Route element={<StaffGate otherwise={<RequireSignedIn />} />}>
            {renderRoutes(({ isOfEitherSide }) => isOfEitherSide === true)}
          </Route>
          <Route element={<StaffGate isStaffOnly otherwise={<RequireAdmin />} />}>
            {renderRoutes(({ access }) => access === 'admin')}
          </Route>
          <Route element={<StaffGate isStaffOnly otherwise={<NotFoundPage />} />}>
            <Route path={`${paths.admin()}/*`} element={<UnknownPage />} />
          </Route>
        </Route>
      </Routes>
    ),
    [location, navigationType],
  );
  return (
    <>
      {page}
      {isLeaving && <PageProgress />}
    </>
  );
}

export type ShellSide = 'shop' | 'staff';

/**
 * The loading page of the HTML files that serve all pages which are not prerendered: in the shop's layout, or for staff
 * pages in none, as they have their own.
 */
export function ShellRoutes({ of }: { of: ShellSide }) {
  const page = <Route path="*" element={<PageLoading />} />;
  return (
    <Routes>
      <Route element={<RootLayout navigationType={NavigationType.Pop} />}>
        {of === 'shop' ? <Route element={<SiteLayout />}>{page}</Route> : page}
      </Route>
    </Routes>
  );
}

function renderRoutes(isWanted: (route: PageRoute) => boolean) {
  return routes
    .filter(isWanted)
    .map(({ path, element }) => <Route key={path} path={path} element={element} />);
}

const neverChanges = () => () => undefined;

/**
 * The location, without query, fragment and state while the page hydrates: the HTML was prerendered without them, and
 * the first render must match it. They follow in the next render. A plain location needs no second render, which would
 * make React hydrate the whole page in one task.
 */
function useHydrationSafeLocation(location: Location): Location {
  const isPlain = location.search === '' && location.hash === '' && location.state === null;
  const isWhole = useSyncExternalStore(
    neverChanges,
    () => true,
    () => isPlain,
  );
  return useMemo(
    () => (isWhole ? location : { ...location, search: '', hash: '', state: null }),
    [isWhole, location],
  );
}

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '60',
    top: '0',
    insetInline: '0',
    height: '3px',
    background: 'gold.line',
    '@media (forced-colors: active)': { background: 'Highlight' },
    transformOrigin: 'left',
    // The delay keeps the bar from flashing when the page is there at once.
    animation: 'advance 8s cubic-bezier(0, 0.7, 0.2, 1) 300ms both',
  },
});

/** A bar at the top while the next page loads and the previous one is still shown. */
function PageProgress() {
  return <Bar role="progressbar" aria-label="Loading the next page" data-print="hide" />;
}
