import { AppError } from '@kowhai/domain/app-error';
import type { Collection } from '#database/collections.ts';
import { type MergingWriter, type Snapshot, store, type Updater } from '#database/store.ts';
import { addCounts } from './desk-record.ts';

export type Change<T> = { [Field in keyof T]?: T[Field] | undefined };

/** With its search keys and the desk's counts. A conflict where it changed since it was read. An undefined field is deleted. */
export function updateRecord<T extends { _id: string }>(
  writer: Updater & MergingWriter,
  collection: Collection<T>,
  snapshot: Snapshot<T>,
  change: Change<T>,
): T {
  const before = snapshot.data();
  if (!before) throw new AppError('NOT_FOUND', 'We can’t find that.');
  const changed: T = { ...before, ...change };
  const gone = Object.entries(change).filter(([, value]) => value === undefined);
  const fields = {
    ...store.toFields({ ...change, ...collection.derive?.(changed) }),
    ...Object.fromEntries(gone.map(([name]) => [name, store.deleteField()])),
  };
  writer.update(snapshot.ref, fields, { lastUpdateTime: snapshot.updateTime });
  addCounts(writer, collection.counts?.(before) ?? [], collection.counts?.(changed) ?? []);
  return changed;
}
