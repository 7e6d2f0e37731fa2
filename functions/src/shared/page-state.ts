import type { RecordOf } from '#database/collections.ts';
import { type MergingWriter, store } from '#database/store.ts';
import { enqueueTasks } from '#firebase/task-queue.ts';
import { findPagesTarget } from '#server/environment.ts';

export type PageState = RecordOf<'site'>;

export function openPageState() {
  return store.site.doc('pages');
}

export function markPagesStale(writer: MergingWriter): void {
  if (findPagesTarget() === null) return;
  writer.set(openPageState(), { changedAt: store.serverTime() }, { merge: true });
}

/** Await it before responding. Many tasks make one run: later ones find nothing to do. */
export async function queuePublishing(): Promise<void> {
  if (findPagesTarget() !== null) await enqueueTasks('publishPages', [{}]);
}
