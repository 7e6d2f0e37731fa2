import { addDays } from '@kowhai/domain/business-days';
import { startOfDay } from '@kowhai/domain/day';
import { openStore, type Query } from './store.ts';

/** Days of New Zealand, both included; what is left out bounds nothing. */
export type Days = { from?: string | undefined; to?: string | undefined };

/** Narrows a query down to records that were created within some days. */
export async function withinDays<T>(query: Query<T>, { from, to }: Days): Promise<Query<T>> {
  const { toTimestamp } = await openStore();
  let found = query;
  if (from !== undefined) found = found.where('createdAt', '>=', toTimestamp(startOfDay(from)));
  if (to !== undefined) found = found.where('createdAt', '<', toTimestamp(startOfDay(addDays(to, 1))));
  return found;
}
