/** Unreadable records are skipped in lists, and logged for an alert. */
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { log } from '#server/log.ts';
import { UnreadableRecord } from './store.ts';

const silenceMs = 60 * 60 * 1000;

export function readAll<T>(snapshots: readonly DocumentSnapshot<T>[]): T[] {
  return snapshots.flatMap((snapshot) => findReadable(snapshot) ?? []);
}

export function findReadable<T>(snapshot: DocumentSnapshot<T>): T | undefined {
  try {
    return snapshot.data();
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
    reportUnreadable(error);
    return undefined;
  }
}

const silentUntil = new Map<string, number>();

export function reportUnreadable({ path, fields }: UnreadableRecord): void {
  const now = Date.now();
  if ((silentUntil.get(path) ?? 0) > now) return;
  if (silentUntil.size >= 1000) silentUntil.clear();
  silentUntil.set(path, now + silenceMs);
  log('ERROR', 'A record cannot be read', { event: 'unreadableRecord', path, fields: fields.join(', ') });
}
