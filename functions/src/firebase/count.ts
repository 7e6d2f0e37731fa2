import type { FoundCount } from '@kowhai/domain/api/page';
import type { Query } from './store.ts';

/**
 * Counts what a query finds without reading it: one read is charged for each thousand.
 *
 * @param by the field that the list is sorted by: counted in that order, it needs no index but the list's own
 * @param max where counting stops
 */
export async function countUpTo(query: Query<unknown>, by: string, max: number): Promise<FoundCount> {
  const snapshot = await query
    .orderBy(by, 'desc')
    .limit(max + 1)
    .count()
    .get();
  const { count } = snapshot.data();
  return { count: Math.min(count, max), isMore: count > max };
}
