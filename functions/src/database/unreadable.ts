import type { DocumentSnapshot } from '@google-cloud/firestore';
import { log } from '#server/log.ts';
import { UnreadableRecord } from './store.ts';

const reportIntervalMs = 60 * 60 * 1000;

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

const nextReportAt = new Map<string, number>();

export function reportUnreadable({ path, fields }: UnreadableRecord): void {
  const now = Date.now();
  if ((nextReportAt.get(path) ?? 0) > now) return;
  if (nextReportAt.size >= 1000) nextReportAt.clear();
  nextReportAt.set(path, now + reportIntervalMs);
  log('ERROR', 'A record cannot be read', { event: 'unreadableRecord', path, fields: fields.join(', ') });
}
