import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The query data that a page was prerendered with: key and answer of each query. */
export type PageData = readonly (readonly [key: QueryKey, data: unknown])[];

/** What hydration needs to know of a prerendered page. A file of its own, which loads alongside the script. */
export type BuiltPage = {
  data: PageData;
  /** The files that the entry and the page import, to be fetched in parallel. */
  scripts: readonly string[];
};

/** Fills the cache with the page's data, so that the first render matches the HTML and fetches nothing. */
export function adoptBuiltPage({ data }: BuiltPage, client: QueryClient): void {
  // The data counts as fresh until the refresh when the browser is idle.
  for (const [key, answer] of data) client.setQueryData(key, answer);
}
