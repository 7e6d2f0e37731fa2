import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What a page was built with: each query's key and answer. */
export type PageData = readonly (readonly [key: QueryKey, data: unknown])[];

/** What the script of a built page has to know of it. It stands in a file of its own, which comes with the script. */
export type BuiltPage = {
  data: PageData;
  /** The files that the entry and the page import: they are wanted all at once. */
  scripts: readonly string[];
};

/** Makes the first render the same as the built page, and lets it fetch nothing. */
export function adoptBuiltPage({ data }: BuiltPage, client: QueryClient): void {
  // It counts as fresh until the idle refresh, so that nothing is fetched while the page hydrates.
  for (const [key, answer] of data) client.setQueryData(key, answer);
}
