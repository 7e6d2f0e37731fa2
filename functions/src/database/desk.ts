/** The record that each open desk polls: its counts, and the newest change. Each step writes it in its own commit. */
import { randomInt } from 'node:crypto';
import type { AuditEntry } from '@kowhai/domain/audit/audit';
import { compareCounts, type DeskCounts } from '@kowhai/domain/desk/desk-counts';
import { countDeskRecords } from '#server/params.ts';
import type { RecordOf } from './collections.ts';
import { transact } from './commit.ts';
import { type MergingWriter, store } from './store.ts';

/** Increments read nothing, so steps at the same moment don't refuse each other. */
function add(writer: MergingWriter, fields: object): void {
  writer.set(store.desk.withConverter(null).doc(String(randomInt(countDeskRecords()))), fields, {
    merge: true,
  });
}

/** Counts a record under other keys than before; none before it is stored, none after it is deleted. */
export function noteCounts(writer: MergingWriter, before: readonly string[], after: readonly string[]): void {
  const changed = Object.entries(compareCounts(before, after));
  if (changed.length === 0) return;
  add(writer, { counts: Object.fromEntries(changed.map(([key, by]) => [key, store.increment(by)])) });
}

/** Without names: a desk that polls may have been signed out meanwhile. */
export function noteChange(writer: MergingWriter, { _id, at, by, item }: AuditEntry): void {
  const latest = { _id, at, by: by._id ?? '', item: { kind: item.kind, _id: item._id } };
  add(writer, { changes: store.increment(1), ...store.toFields({ latest }) });
}

export type Desk = Omit<RecordOf<'desk'>, '_id'>;

/** Several records add up to one. */
export function sumDesk(records: readonly Desk[]): Desk {
  const counts: Record<string, number> = {};
  for (const record of records)
    for (const [key, count] of Object.entries(record.counts)) counts[key] = (counts[key] ?? 0) + count;
  const latest = records
    .flatMap((record) => record.latest ?? [])
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return {
    counts,
    changes: records.reduce((sum, { changes }) => sum + changes, 0),
    ...(latest[0] && { latest: latest[0] }),
  };
}

export async function readDesk(): Promise<Desk> {
  return sumDesk((await store.desk.get()).docs.map((snapshot) => snapshot.data()));
}

/** Past days leave keys that count nothing. */
const mostEmpty = 50;

/** Drops keys that count nothing, and joins records that are no longer wanted. */
export async function sweepDesk(): Promise<void> {
  const listEmpty = (counts: DeskCounts) => Object.values(counts).filter((count) => count === 0);
  const { docs } = await store.desk.get();
  const isSpare = docs.some(({ id }) => Number(id) >= countDeskRecords());
  if (!isSpare && docs.every((snapshot) => listEmpty(snapshot.data().counts).length <= mostEmpty)) return;
  await transact(async (transaction) => {
    const stored = (await transaction.get(store.desk)).docs;
    const { counts, ...rest } = sumDesk(stored.map((snapshot) => snapshot.data()));
    const kept = Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0));
    for (const { id, ref } of stored) if (id !== '0') transaction.delete(ref);
    transaction.set(store.desk.doc('0'), { _id: '0', counts: kept, ...rest });
  });
}
