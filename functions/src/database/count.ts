import type { FoundCount } from '@kowhai/domain/api/page';
import type { Query } from './store.ts';

/**
 * Counts without reading: one read is charged for each thousand.
 * @param by what the list is sorted by, so that its index serves here too
 */
export async function countUpTo(
  query: Query<unknown>,
  by: string,
  max: number,
): Promise<FoundCount & { count: number }> {
  // As the list is: in a queue, ties are in the order of placing.
  const sorted = query.orderBy(by, 'desc');
  const snapshot = await (by === 'queueAt' ? sorted.orderBy('createdAt', 'desc') : sorted)
    .limit(max + 1)
    .count()
    .get();
  const { count } = snapshot.data();
  return { count: Math.min(count, max), isMore: count > max };
}

/** Counts all that a query finds. */
export async function countAll(query: Query<unknown>): Promise<number> {
  return (await query.count().get()).data().count;
}
