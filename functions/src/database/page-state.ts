import { enqueueTasks } from '#firebase/task-queue.ts';
import { findPagesTarget } from '#server/environment.ts';
import type { RecordOf } from './collections.ts';
import { type MergingWriter, openStore } from './store.ts';

export type PageState = RecordOf<'site'>;

export async function openPageState() {
  return (await openStore()).site.doc('pages');
}

export async function markPagesStale(writer: MergingWriter): Promise<void> {
  if (findPagesTarget() === null) return;
  const { serverTime } = await openStore();
  writer.set(await openPageState(), { changedAt: serverTime() }, { merge: true });
}

/** Await it before responding. Many tasks make one run: later ones find nothing to do. */
export async function queuePublishing(): Promise<void> {
  if (findPagesTarget() !== null) await enqueueTasks('publishPages', [{}]);
}
