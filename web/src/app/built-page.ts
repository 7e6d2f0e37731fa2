import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';

/**
 * The query data that a page was prerendered with: key and answer of each query. Hydration needs it, in a file of its own
 * that loads alongside the scripts.
 */
export type PageData = readonly (readonly [key: QueryKey, data: unknown])[];

/** Milliseconds. Slow phones under load took up to 20 seconds to hydrate a page. */
const longestHydrationMs = 60_000;

/**
 * Fills the cache with the page's data, so that the first render matches the HTML and fetches nothing. The data is held
 * while the page hydrates: unused, it would be dropped after five seconds, and prices would vanish from the page.
 */
export function adoptPageData(data: PageData, client: QueryClient): void {
  const releases = data.map(([queryKey, answer]) => {
    // The data counts as fresh until the refresh when the browser is idle.
    client.setQueryData(queryKey, answer);
    return new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => undefined);
  });
  setTimeout(() => {
    for (const release of releases) release();
  }, longestHydrationMs);
}
