import { markPagesStale, openPageState, queuePublishing } from '#database/page-state.ts';
import { openStore } from '#database/store.ts';
import type { PageTarget } from './page-target.ts';
import { openPublishing } from './run-publishing.ts';

/** A run that was queued has begun by then. */
const graceMs = 45_000;

/**
 * Starts the run that the queue lost or gave up on. A version of the site that no run has seen, such as one that was just
 * deployed, may have pages from before the last change: they are compared anew.
 */
export async function sweepPages(target: PageTarget | undefined = openPublishing()?.target): Promise<void> {
  if (!target) return;
  const ref = await openPageState();
  const [state, live] = await Promise.all([
    ref.get().then((snapshot) => snapshot.data()),
    target.findLiveVersion(),
  ]);
  if (state?.version !== live) {
    const { db } = await openStore();
    const batch = db.batch();
    await markPagesStale(batch);
    await batch.commit();
    return queuePublishing();
  }
  if (state.changedAt === undefined) return;
  const lastMs = Math.max(Date.parse(state.changedAt), Date.parse(state.triedAt ?? state.changedAt));
  if (Date.now() - lastMs >= graceMs) await queuePublishing();
}
