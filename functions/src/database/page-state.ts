/** Whether the pages show what is published: one record, marked in the same commit as each change of what is public. */

import { enqueueTasks } from '#firebase/task-queue.ts';
import { findPagesTarget } from '#server/params.ts';
import type { RecordOf } from './collections.ts';
import { type MergingWriter, openStore } from './store.ts';

export type PageState = RecordOf<'site'>;

export async function openPageState() {
  return (await openStore()).site.doc('pages');
}

/** Where the pages do not follow by themselves, nothing is written. */
export async function markPagesStale(writer: MergingWriter): Promise<void> {
  if (findPagesTarget() === null) return;
  const { serverTime } = await openStore();
  writer.set(await openPageState(), { changedAt: serverTime() }, { merge: true });
}

/** To be awaited before the call is answered. Many tasks make one run: those after it find nothing to do. */
export async function queuePublishing(): Promise<void> {
  if (findPagesTarget() !== null) await enqueueTasks('publishPages', [{}]);
}
