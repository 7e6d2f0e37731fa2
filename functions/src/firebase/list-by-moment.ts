import type { PageQuery } from '@kowhai/domain/api/page';
import { id, timestamp } from '@kowhai/domain/text';
import * as z from 'zod/mini';
import { readCursor, readPage } from './page.ts';
import { openStore, type Query } from './store.ts';

/** Firestore knows no moment before the year 1, and we none before 1970. */
const moment = timestamp.check(z.refine((iso) => Date.parse(iso) >= 0));
const position = z.tuple([moment, id]);

type Options<T, Field> = {
  /** The field that holds the moment. */
  moment: Field;
  /** The newest come first unless said. */
  sort?: 'newest' | 'oldest';
  /** What the query itself cannot ask for. */
  isWanted?: ((item: T) => boolean) | undefined;
};

/**
 * Reads a page of a list that is ordered by a moment.
 *
 * @throws AppError VALIDATION for a cursor that is not ours
 */
export async function listByMoment<T extends { _id: string } & Record<Field, string>, Field extends string>(
  query: Query<T>,
  { limit, cursor }: PageQuery,
  { moment: field, sort = 'newest', isWanted }: Options<T, Field>,
) {
  const { documentId, toTimestamp } = await openStore();
  const direction = sort === 'newest' ? 'desc' : 'asc';
  let sorted = query.orderBy(field, direction).orderBy(documentId, direction);
  if (cursor !== undefined) {
    const [at, itemId] = readCursor(position, cursor);
    sorted = sorted.startAfter(toTimestamp(at), itemId);
  }
  return readPage(sorted, limit, (item) => [item[field], item._id], isWanted);
}
