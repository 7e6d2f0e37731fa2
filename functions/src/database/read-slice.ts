import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { fieldError } from '@kowhai/domain/app-error';
import { parseJson } from '@kowhai/domain/parse-json';
import * as z from 'zod/mini';
import { findReadable } from './unreadable.ts';

/** Of one page: six searches at once through 1,000 each took longer than a call may. */
export const maxScanned = 300;
/** A guess: one document in eight is wanted. */
const oneWantedIn = 8;

export function readCursor<S extends z.ZodMiniType>(schema: S, cursor: string): z.output<S> {
  const parsed = z.safeParse(schema, parseJson(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (parsed.success) return parsed.data;
  throw fieldError('VALIDATION', 'cursor', 'That cursor isn’t valid');
}

export function writeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Skips unreadable records. @param positionOf what `readCursor` needs to continue after a row */
export async function readSlice<T>(
  query: Query<T>,
  limit: number,
  positionOf: (snapshot: QueryDocumentSnapshot<T>) => unknown,
  isWanted?: (row: T) => boolean,
): Promise<{ rows: T[]; nextCursor: string | null }> {
  const rows: T[] = [];
  let last: QueryDocumentSnapshot<T> | undefined;
  let rest = query;
  const needed = limit + 1;
  let step = isWanted ? Math.min(oneWantedIn * needed, maxScanned) : needed;
  for (let scanned = 0; ; ) {
    const { docs } = await rest.limit(step).get();
    for (const snapshot of docs) {
      const row = findReadable(snapshot);
      if (row === undefined || (isWanted && !isWanted(row))) continue;
      if (last !== undefined && rows.length === limit)
        return { rows, nextCursor: writeCursor(positionOf(last)) };
      rows.push(row);
      last = snapshot;
    }
    const end = docs.at(-1);
    if (end === undefined || docs.length < step) return { rows, nextCursor: null };
    scanned += docs.length;
    if (scanned >= maxScanned) return { rows, nextCursor: writeCursor(positionOf(end)) };
    rest = query.startAfter(end);
    // A quarter more than needed, if the rest has as many wanted ones.
    const expected = (1.25 * scanned * (needed - rows.length)) / Math.max(rows.length, 1);
    step = Math.min(Math.max(Math.ceil(expected), needed), maxScanned - scanned);
  }
}
