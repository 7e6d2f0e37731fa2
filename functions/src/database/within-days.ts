import { addDays } from '@kowhai/domain/time/business-days';
import { startOfDay } from '@kowhai/domain/time/day';
import { openStore, type Query } from './store.ts';

/** Days in New Zealand, both included. */
export type Days = { from?: string | undefined; to?: string | undefined };

/** @param by the moment that counts */
export async function withinDays<T>(
  query: Query<T>,
  { from, to }: Days,
  by = 'createdAt',
): Promise<Query<T>> {
  const { toTimestamp } = await openStore();
  let found = query;
  if (from !== undefined) found = found.where(by, '>=', toTimestamp(startOfDay(from)));
  if (to !== undefined) found = found.where(by, '<', toTimestamp(startOfDay(addDays(to, 1))));
  return found;
}
