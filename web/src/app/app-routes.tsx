import { chakra } from '@chakra-ui/react';
import { useMemo, useSyncExternalStore } from 'react';
import { type Location, NavigationType, Route, Routes } from 'react-router-dom';
import { RequireAdmin, RequireSignedIn } from '#app/layout/guards.tsx';
import { NotFoundPage } from '#app/layout/not-found-page.tsx';
import { RootLayout } from '#app/layout/root-layout.tsx';
import { SiteLayout } from '#app/layout/site-layout.tsx';
import { PageLoading } from '#shared/page/page-loading.tsx';
import { paths } from '#shared/paths.ts';
import { lazyPage } from './lazy-page.tsx';
import type { PageRoute } from './page-route.tsx';
import { routes } from './routes.tsx';
import { StaffGate } from './staff-gate.tsx';
import { useShownPage } from './use-shown-page.ts';

const UnknownPage = lazyPage(() => import('#staff/shared/layout/unknown-page.tsx'));

export function AppRoutes() {
  const shown = useShownPage();
  const location = useHydrationSafeLocation(shown.location);
  // Inside of Routes with a location of its own every navigation looks like Back.
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
          <Route element={<StaffGate isDeskOnly otherwise={<RequireAdmin />} />}>
            {renderRoutes(({ access }) => access === 'admin')}
          </Route>
          <Route element={<StaffGate isDeskOnly otherwise={<NotFoundPage />} />}>
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

export type ShellSide = 'shop' | 'desk';

/**
 * A page to come, for the HTML files that stand for all pages which are not built ahead: in the shop's layout, or in none
 * for those of staff, whose layout is of their own.
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

const Bar = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '60',
    top: '0',
    insetInline: '0',
    height: '3px',
    background: 'gold.line',
    transformOrigin: 'left',
    // A page that is there at once needs no sign that it is coming.
    animation: 'advance 8s cubic-bezier(0, 0.7, 0.2, 1) 300ms both',
  },
});

/** A thin line at the top while the next page is on its way and the one before still stands. */
function PageProgress() {
  return <Bar role="progressbar" aria-label="Loading the next page" data-print="hide" />;
}
