import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What a page was built with, as it stands in its HTML: each query's key and answer. */
export type PageData = readonly (readonly [key: QueryKey, data: unknown])[];

export const pageDataId = 'page-data';

/** Puts what the HTML was built with into the client, so that the first render needs no answer from anywhere. */
export function readPageData(client: QueryClient): void {
  const json = document.getElementById(pageDataId)?.textContent;
  if (!json) return;
  // It counts as fresh until the idle refresh, so that nothing is fetched while the page hydrates.
  for (const [key, data] of JSON.parse(json) as PageData) client.setQueryData(key, data);
}
