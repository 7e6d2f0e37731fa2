import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * The query data that a page was prerendered with: key and answer of each query. Hydration needs it, in a file of its own
 * that loads alongside the scripts.
 */
export type PageData = readonly (readonly [key: QueryKey, data: unknown])[];

/** Fills the cache with the page's data, so that the first render matches the HTML and fetches nothing. */
export function adoptPageData(data: PageData, client: QueryClient): void {
  // The data counts as fresh until the refresh when the browser is idle.
  for (const [key, answer] of data) client.setQueryData(key, answer);
}
