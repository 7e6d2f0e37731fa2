/** Whether the pages show what is published: one record, marked in the same commit as each change of what is public. */
import { timestamp } from '@kowhai/domain/text';
import * as z from 'zod/mini';
import { findPagesTarget } from '#firebase/params.ts';
import { type MergingWriter, openStore } from '#firebase/store.ts';
import { enqueueTasks } from '#firebase/task-queue.ts';

const pageState = z.object({
  _id: z.string(),
  /** The last change that the pages do not show yet; absent when they show all. */
  changedAt: z.optional(timestamp),
  publishedAt: z.optional(timestamp),
  triedAt: z.optional(timestamp),
  /** Why the last run failed, in a sentence for staff. */
  failure: z.optional(z.string()),
  /** Since when another version is live than the functions belong to, as while a deployment is under way. */
  overtakenAt: z.optional(timestamp),
  /** The version of the site that the last run made or found. */
  version: z.optional(z.string()),
  /** Files that no page named at `spareAt`: the next day they go. */
  spare: z.optional(z.array(z.string())),
  spareAt: z.optional(timestamp),
});
export type PageState = z.output<typeof pageState>;

export async function openPageState() {
  const { collection } = await openStore();
  return collection('site', pageState).doc('pages');
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
