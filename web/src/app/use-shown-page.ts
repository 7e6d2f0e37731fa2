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
import { isSavingData, whenIdle } from '#ui/when-idle.ts';
import { findRoute, listReads } from './page-route.tsx';
import { routes } from './routes.tsx';

type ShownPage = { location: Location; navigationType: NavigationType };

/**
 * Milliseconds. If the data takes longer, the new page is shown while it waits, so that a hanging database blocks
 * nobody.
 */
const longestWaitForDataMs = 5000;

/**
 * The page that is shown. The URL changes at once, but the previous page stays until the code and first data of the
 * next one have loaded, so that no fallback is needed.
 */
export function useShownPage(): ShownPage & { isLeaving: boolean } {
  const location = useLocation();
  const navigationType = useNavigationType();
  const client = useQueryClient();
  const [shown, setShown] = useState<ShownPage>({ location, navigationType });

  const isLeaving = shown.location.pathname !== location.pathname;
  // A change of only query, fragment or state stays on the page.
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
    if (!next || isSavingData()) return;
    const load = () => loadCode(next);
    // After a full page load, the page's own code runs first.
    if (pathname === openedPath.current) whenIdle(load);
    else void load();
  }, [pathname]);

  return { ...shown, isLeaving };
}

/** Waits for the code and first data of a page. Never rejects: the page or its error boundary shows what failed. */
async function preparePage(location: Location, client: QueryClient): Promise<void> {
  const route = findRoute(routes, location.pathname);
  const readFirst = () =>
    Promise.allSettled(
      listReads(route, location, useSession.getState().user).map((query) => readUncached(client, query)),
    );
  // Code and data load in parallel. Data that arrived long before the code was dropped from the cache, so it is fetched
  // again.
  void readFirst();
  await loadCode(location.pathname);
  await Promise.race([readFirst(), wait(longestWaitForDataMs)]);
}

/** Fetches a query unless it is cached. The page itself decides whether the cached data is too old. */
function readUncached(client: QueryClient, query: PageQuery): Promise<unknown> {
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
