import { useMemo, useSyncExternalStore } from 'react';
import { type Location, NavigationType, Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '#layout/not-found-page.tsx';
import { PageLoading } from '#layout/page-loading.tsx';
import { PageProgress } from '#layout/page-progress.tsx';
import { RequireSignedIn } from '#layout/require-signed-in.tsx';
import { SiteLayout } from '#layout/site-layout.tsx';
import { lazyPage } from './lazy-page.tsx';
import type { PageAccess } from './page-route.tsx';
import { routes } from './routes.tsx';
import { useShownPage } from './use-shown-page.ts';

const AdminArea = lazyPage(() => import('#staff/shell/admin-area.tsx'));

export function AppRoutes() {
  const shown = useShownPage();
  const location = useHydrationSafeLocation(shown.location);
  // Inside of Routes with a location of its own every navigation looks like Back.
  const { navigationType, isLeaving } = shown;
  const page = useMemo(
    () => (
      <Routes location={location}>
        <Route element={<SiteLayout navigationType={navigationType} />}>
          {renderRoutes('public')}
          <Route element={<RequireSignedIn />}>{renderRoutes('signed-in')}</Route>
          <Route element={<AdminArea />}>{renderRoutes('admin')}</Route>
          <Route path="*" element={<NotFoundPage />} />
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

/** The frame with a page to come, for the one HTML file that stands for all pages which are not built ahead. */
export function ShellRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout navigationType={NavigationType.Pop} />}>
        <Route path="*" element={<PageLoading />} />
      </Route>
    </Routes>
  );
}

function renderRoutes(access: PageAccess) {
  return routes
    .filter((route) => route.access === access)
    .map(({ path, element }) => <Route key={path} path={path} element={element} />);
}

const neverChanges = () => () => undefined;

/**
 * The address, without its query, fragment and state while the page hydrates: the HTML was built without them, and the
 * first render has to be the same. Right after it they are there. Where there are none, nothing renders twice: a second
 * render would make React hydrate the whole page in one go.
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
