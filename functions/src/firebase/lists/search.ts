/** Search by beginnings of words, for which each record stores keys beside its fields. */
import { matchesWords, readSearch } from '@kowhai/domain/desk/search-keys';
import type { Query } from '#firebase/store.ts';
import { countUpTo } from './count.ts';

/** What more records than this have is not worth telling apart: a page reads no more of them. */
const maxCompared = 1000;

/**
 * The database looks up one key, so it gets the one that fewest records have; `isWanted` checks the rest.
 * @param wordsOf what a record can be found by
 */
export async function searchFor<T>(
  query: Query<T>,
  text: string | undefined,
  wordsOf: (record: T) => string[],
) {
  const search = readSearch(text);
  if (search === null) return { query, isWanted: undefined };
  const { keys, isExact } = search;
  return {
    query: await findRarest(
      keys.map((key) => query.where('searchKeys', 'array-contains', key)),
      query,
    ),
    isWanted: isExact ? undefined : matchSearch(text, wordsOf),
  };
}

/** Counted, because no length tells: many share a first name, and few a surname that is shorter. */
async function findRarest<T>(queries: readonly Query<T>[], otherwise: Query<T>): Promise<Query<T>> {
  if (queries.length < 2) return queries[0] ?? otherwise;
  const counted = await Promise.all(
    queries.map(async (query) => ({ query, ...(await countUpTo(query, 'createdAt', maxCompared)) })),
  );
  return counted.reduce((rarest, next) => (next.count < rarest.count ? next : rarest)).query;
}

/** For records that are few enough to be read. @returns undefined where nothing is searched for */
export function matchSearch<T>(text: string | undefined, wordsOf: (record: T) => string[]) {
  const search = readSearch(text);
  return search ? (record: T) => matchesWords(search.words, wordsOf(record)) : undefined;
}
