/** Searching by the beginnings of words, which each record stores beside its fields. */
import type { Query } from '@google-cloud/firestore';
import { listSearchWords } from '@kowhai/domain/search-keys';

/**
 * Narrows a query down to what a search asks for. The database takes one word, so it gets the longest, which fewest
 * records have; the others are looked for in what it finds.
 *
 * @param text the search as it was typed
 * @param keysOf what a record can be found by
 * @returns the query, and what else a record has to be, if anything
 */
export function searchFor<T>(query: Query<T>, text: string | undefined, keysOf: (record: T) => string[]) {
  const [longest, ...others] = listSearchWords(text).toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return { query, isWanted: undefined };
  const found = query.where('searchKeys', 'array-contains', longest);
  return { query: found, isWanted: others.length > 0 ? holdsWords(others, keysOf) : undefined };
}

/**
 * Looks for a search in records that are few enough to be read.
 *
 * @returns what a record has to be, or undefined where nothing is searched for
 */
export function matchSearch<T>(text: string | undefined, keysOf: (record: T) => string[]) {
  const words = listSearchWords(text);
  return words.length > 0 ? holdsWords(words, keysOf) : undefined;
}

function holdsWords<T>(words: readonly string[], keysOf: (record: T) => string[]) {
  return (record: T) => {
    const keys = new Set(keysOf(record));
    return words.every((word) => keys.has(word));
  };
}
