/** Searching by the beginnings of words, for which each record stores keys beside its fields. */
import type { Query } from '@google-cloud/firestore';
import { matchesWords, readSearch } from '@kowhai/domain/search-keys';

/**
 * Narrows a query down to what a search asks for. The database takes one key, so it gets the longest, which fewest
 * records have; the rest is looked for in what it finds.
 *
 * @param text the search as it was typed
 * @param wordsOf what a record can be found by
 * @returns the query, and what else a record has to be, if anything
 */
export function searchFor<T>(query: Query<T>, text: string | undefined, wordsOf: (record: T) => string[]) {
  const search = readSearch(text);
  if (search === null) return { query, isWanted: undefined };
  const { key, isExact } = search;
  return {
    query: key === null ? query : query.where('searchKeys', 'array-contains', key),
    isWanted: isExact ? undefined : matchSearch(text, wordsOf),
  };
}

/**
 * Looks for a search in records that are few enough to be read.
 *
 * @returns what a record has to be, or undefined where nothing is searched for
 */
export function matchSearch<T>(text: string | undefined, wordsOf: (record: T) => string[]) {
  const search = readSearch(text);
  return search ? (record: T) => matchesWords(search.words, wordsOf(record)) : undefined;
}
