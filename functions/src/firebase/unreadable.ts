/** Unreadable records are left out of lists, logged, and noted for the dashboard until somebody has mended them. */
import { createHash } from 'node:crypto';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { Dashboard } from '@kowhai/domain/desk/dashboard';
import { keptUntil } from './collections.ts';
import { countAll } from './lists/count.ts';
import { describeError, log } from './log.ts';
import { openStore, UnreadableRecord } from './store.ts';

const silenceMs = 60 * 60 * 1000;
const maxShown = 20;
const maxSwept = 500;

export async function readAll<T>(snapshots: readonly DocumentSnapshot<T>[]): Promise<T[]> {
  const found = await Promise.all(snapshots.map(findReadable));
  return found.flatMap((record) => (record === undefined ? [] : [record]));
}

/** @returns undefined where there is none, or none that can be read */
export async function findReadable<T>(snapshot: DocumentSnapshot<T>): Promise<T | undefined> {
  try {
    return snapshot.data();
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
    await reportUnreadable(error);
    return undefined;
  }
}

const toldUntil = new Map<string, number>();

/** Never fails. */
export async function reportUnreadable({ path, fields, changedAt }: UnreadableRecord): Promise<void> {
  const now = Date.now();
  const version = `${path} ${changedAt}`;
  if ((toldUntil.get(version) ?? 0) > now) return;
  if (toldUntil.size >= 1000) toldUntil.clear();
  toldUntil.set(version, now + silenceMs);
  log('ERROR', 'A record cannot be read', { event: 'unreadableRecord', path, fields: fields.join(', ') });
  try {
    const { unreadable: notes } = await openStore();
    const _id = createHash('sha256').update(path).digest('base64url');
    const seenAt = new Date(now).toISOString();
    const expiresAt = keptUntil('unreadable', now);
    await notes.doc(_id).set({ _id, path, fields: [...fields], changedAt, seenAt, expiresAt });
  } catch (error) {
    log('WARNING', 'A record that cannot be read was not noted', describeError(error));
  }
}

export async function listUnreadable(): Promise<Dashboard['unreadable']> {
  const { unreadable: notes } = await openStore();
  const latest = notes.orderBy('seenAt', 'desc').limit(maxShown);
  const [count, { docs }] = await Promise.all([countAll(notes), latest.get()]);
  const records = docs.map((snapshot) => snapshot.data());
  return { count, records: records.map(({ path, fields, seenAt }) => ({ path, fields, seenAt })) };
}

/** Removes notes of records that were changed or deleted since. */
export async function sweepUnreadable(): Promise<void> {
  const { db, unreadable: notes } = await openStore();
  const { docs } = await notes.orderBy('seenAt').limit(maxSwept).get();
  if (docs.length === 0) return;
  const records = await db.getAll(...docs.map((note) => db.doc(note.data().path)));
  for (const [index, note] of docs.entries()) {
    const changedAt = records[index]?.updateTime?.toDate().toISOString();
    if (changedAt !== note.data().changedAt) await note.ref.delete();
  }
}
