/** The record that each open desk polls: its counts, and the newest change. Each step writes it in its own commit. */
import type { AuditEntry } from '@kowhai/domain/audit/audit';
import { compareCounts } from '@kowhai/domain/desk/desk-counts';
import type { RecordOf } from '#database/collections.ts';
import { transact } from '#database/commit.ts';
import { type MergingWriter, store } from '#database/store.ts';

const openDesk = () => store.desk.doc('current');

/** Increments read nothing, so steps at the same moment don't refuse each other. */
function add(writer: MergingWriter, fields: object): void {
  writer.set(openDesk().withConverter(null), fields, { merge: true });
}

/** Counts a record under other keys than before; none before it is stored, none after it is deleted. */
export function addCounts(writer: MergingWriter, before: readonly string[], after: readonly string[]): void {
  const changed = Object.entries(compareCounts(before, after));
  if (changed.length === 0) return;
  add(writer, { counts: Object.fromEntries(changed.map(([key, by]) => [key, store.increment(by)])) });
}

/** Without names: a desk that polls may have been signed out meanwhile. */
export function addNewestChange(writer: MergingWriter, { _id, at, by, record }: AuditEntry): void {
  const latest = { _id, at, by: by._id ?? '', record: { kind: record.kind, _id: record._id } };
  add(writer, { changes: store.increment(1), ...store.toFields({ latest }) });
}

export type Desk = Omit<RecordOf<'desk'>, '_id'>;

export async function readDesk(): Promise<Desk> {
  return (await openDesk().get()).data() ?? { counts: {}, changes: 0 };
}

/** Past days leave keys that count nothing. */
const mostEmpty = 50;

export async function sweepDesk(): Promise<void> {
  const isEmpty = ([, count]: [string, number]) => count === 0;
  if (Object.entries((await readDesk()).counts).filter(isEmpty).length <= mostEmpty) return;
  await transact(async (transaction) => {
    const desk = (await transaction.get(openDesk())).data();
    if (!desk) return;
    const counts = Object.fromEntries(Object.entries(desk.counts).filter((entry) => !isEmpty(entry)));
    transaction.set(openDesk(), { ...desk, counts });
  });
}
