import { type FoundCount, maxCounted } from '@kowhai/domain/api/list-slice';
import { matchesWords, readSearch } from '@kowhai/domain/search/search-keys';
import { maxScanned } from './read-slice.ts';
import type { Query } from './store.ts';

export type Found<T> = {
  query: Query<T>;
  isWanted?: ((record: T) => boolean) | undefined;
  by?: string;
};

/** `count` is null where records have to be read to tell. */
export async function countFound<T>({ query, isWanted, by = 'createdAt' }: Found<T>): Promise<FoundCount> {
  return isWanted ? { count: null, isMore: false } : countUpTo(query, by, maxCounted);
}

type QuickFiltered<T> = {
  only?: readonly string[];
  quickFiltersOf?: (record: T) => string[];
  by?: string;
};

const noFilters = () => [];

/** Firestore matches one key: the rarest. `isWanted` checks the others. */
export async function searchFor<T>(
  query: Query<T>,
  text: string | undefined,
  wordsOf: (record: T) => string[],
  { only = [], quickFiltersOf = noFilters, by = 'createdAt' }: QuickFiltered<T> = {},
) {
  const search = readSearch(text);
  const keys = [...only.map((filter) => [filter]), ...(search?.keys ?? [])];
  const hasWords = matchSearch(text, wordsOf);
  const isExact = search === null ? only.length < 2 : search.isExact && only.length === 0;
  return {
    query: await findRarest(
      keys.map(([key = '', ...others]) =>
        others.length === 0
          ? query.where('searchKeys', 'array-contains', key)
          : query.where('searchKeys', 'array-contains-any', [key, ...others]),
      ),
      query,
      by,
    ),
    isWanted: isExact
      ? undefined
      : (record: T) =>
          (hasWords?.(record) ?? true) && only.every((filter) => quickFiltersOf(record).includes(filter)),
  };
}

/** Counted up to what a page reads: more frequent ones count as equal. Counted, because a key's length tells little: first names are common, shorter surnames may be rare. */
async function findRarest<T>(
  queries: readonly Query<T>[],
  otherwise: Query<T>,
  by: string,
): Promise<Query<T>> {
  if (queries.length < 2) return queries[0] ?? otherwise;
  const counted = await Promise.all(
    queries.map(async (query) => ({ query, ...(await countUpTo(query, by, maxScanned)) })),
  );
  return counted.reduce((rarest, next) => (next.count < rarest.count ? next : rarest)).query;
}

export function matchSearch<T>(text: string | undefined, wordsOf: (record: T) => string[]) {
  const search = readSearch(text);
  return search ? (record: T) => matchesWords(search.words, wordsOf(record)) : undefined;
}

/** One read is charged for each thousand. @param by the sort field, so that its index serves here too */
export async function countUpTo(
  query: Query<unknown>,
  by: string,
  max: number,
): Promise<FoundCount & { count: number }> {
  const sorted = query.orderBy(by, by === 'price' ? 'asc' : 'desc');
  const snapshot = await (by === 'workAt' ? sorted.orderBy('createdAt', 'desc') : sorted)
    .limit(max + 1)
    .count()
    .get();
  const { count } = snapshot.data();
  return { count: Math.min(count, max), isMore: count > max };
}

export async function countAll(query: Query<unknown>): Promise<number> {
  return (await query.count().get()).data().count;
}
