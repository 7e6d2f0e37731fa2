/** Search by beginnings of words, for which each record stores keys beside its fields. */
import type { Query } from '@google-cloud/firestore';
import { matchesWords, readSearch } from '@kowhai/domain/search-keys';

/**
 * The database looks up one key, so it gets the longest, which fewest records have; `isWanted` checks the rest.
 * @param wordsOf what a record can be found by
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

/** For records that are few enough to be read. @returns undefined where nothing is searched for */
export function matchSearch<T>(text: string | undefined, wordsOf: (record: T) => string[]) {
  const search = readSearch(text);
  return search ? (record: T) => matchesWords(search.words, wordsOf(record)) : undefined;
}
