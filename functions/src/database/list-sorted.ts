import type { SliceQuery } from '@kowhai/domain/api/list-slice';
import { id, timestamp } from '@kowhai/domain/text-schema';
import { addDays } from '@kowhai/domain/time/business-days';
import { startOfDay } from '@kowhai/domain/time/day';
import { fromStored, isTimestampField } from '@kowhai/domain/timestamps';
import * as z from 'zod/mini';
import { readCursor, readSlice } from './read-slice.ts';
import { type Query, store } from './store.ts';

const moment = timestamp.check(z.refine((iso) => Date.parse(iso) >= 0));

type Options<T, Field> = {
  /** Ties are broken by the next field, at last by the id. */
  by: readonly [Field, ...Field[]];
  isAscending?: boolean | undefined;
  isWanted?: ((row: T) => boolean) | undefined;
};

export async function listSorted<T extends { _id: string }, Field extends string>(
  query: Query<T>,
  { limit, cursor }: SliceQuery,
  { by, isAscending = false, isWanted }: Options<T, Field>,
) {
  const direction = isAscending ? 'asc' : 'desc';
  let sorted = query;
  for (const field of [...by, store.documentId]) sorted = sorted.orderBy(field, direction);
  if (cursor !== undefined) {
    const { values, itemId } = readCursor(positionIn(by), cursor);
    const start = values.map((value) => (typeof value === 'string' ? store.toTimestamp(value) : value));
    sorted = sorted.startAfter(...start, itemId);
  }
  return readSlice(
    sorted,
    limit,
    (snapshot) => ({ values: by.map((field) => fromStored(snapshot.get(field))), itemId: snapshot.id }),
    isWanted,
  );
}

function positionIn(by: readonly string[]) {
  const kinds = by.map((field) => (isTimestampField(field) ? moment : z.number()));
  const haveSortedTypes = (values: unknown[]) =>
    values.length === kinds.length && kinds.every((kind, index) => kind.safeParse(values[index]).success);
  const values = z.array(z.union([z.string(), z.number()])).check(z.refine(haveSortedTypes));
  return z.object({ values, itemId: id });
}

/** Days in New Zealand, both included. */
export type Days = { from?: string | undefined; to?: string | undefined };

export function withinDays<T>(query: Query<T>, { from, to }: Days, by = 'createdAt'): Query<T> {
  let found = query;
  if (from !== undefined) found = found.where(by, '>=', store.toTimestamp(startOfDay(from)));
  if (to !== undefined) found = found.where(by, '<', store.toTimestamp(startOfDay(addDays(to, 1))));
  return found;
}
