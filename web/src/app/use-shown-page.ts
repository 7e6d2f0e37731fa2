import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { startTransition, useEffect, useRef, useState } from 'react';
import { type Location, type NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { PageQuery } from '#data/queries.ts';
import { useSession } from '#state/session.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { findRoute, listReads } from './page-route.tsx';
import { routes } from './routes.tsx';

type ShownPage = { location: Location; navigationType: NavigationType };

/** An answer that takes longer is waited for on the new page: nobody is kept from it by a database that hangs. */
const longestWaitForDataMs = 5000;

/**
 * Which page is shown. The address bar goes ahead; the page before stays until the code and the first data of the next
 * are there, so that nothing has to stand in its place.
 */
export function useShownPage(): ShownPage & { isLeaving: boolean } {
  const location = useLocation();
  const navigationType = useNavigationType();
  const client = useQueryClient();
  const [shown, setShown] = useState<ShownPage>({ location, navigationType });

  const isLeaving = shown.location.pathname !== location.pathname;
  // Another query, fragment or state is the same page.
  if (!isLeaving && shown.location !== location) setShown({ location, navigationType });

  useEffect(() => {
    if (!isLeaving) return;
    let isWanted = true;
    void preparePage(location, client).then(() => {
      if (isWanted) startTransition(() => setShown({ location, navigationType }));
    });
    return () => {
      isWanted = false;
    };
  }, [isLeaving, location, navigationType, client]);

  const { pathname } = shown.location;
  const openedPath = useRef(pathname);
  useEffect(() => {
    const next = findRoute(routes, pathname)?.next;
    if (!next) return;
    const load = () => loadCode(next);
    // A page that was opened anew has its own code to run first.
    if (pathname === openedPath.current) whenIdle(load);
    else void load();
  }, [pathname]);

  return { ...shown, isLeaving };
}

/** Waits for the code and the first data of a page. It never fails: the page, or its error boundary, says what is missing. */
async function preparePage(location: Location, client: QueryClient): Promise<void> {
  const route = findRoute(routes, location.pathname);
  const readFirst = () =>
    Promise.allSettled(
      listReads(route, location, useSession.getState().user).map((query) => readOnce(client, query)),
    );
  // Side by side. An answer that came long before the code is dropped again, and then asked for once more.
  void readFirst();
  await loadCode(location.pathname);
  await Promise.race([readFirst(), wait(longestWaitForDataMs)]);
}

/** Asks for it unless it is there already. The page itself decides whether what is there is too old. */
function readOnce(client: QueryClient, query: PageQuery): Promise<unknown> {
  const once = { ...query, staleTime: 'static' } as const;
  return 'getNextPageParam' in query
    ? client.infiniteQuery(once as FetchInfiniteQueryOptions)
    : client.query(once as FetchQueryOptions);
}

async function loadCode(pathname: string): Promise<void> {
  await findRoute(routes, pathname)
    ?.preload()
    .catch(() => undefined);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
