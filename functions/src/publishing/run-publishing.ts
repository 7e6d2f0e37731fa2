import { commit } from '#database/commit.ts';
import { getAccessToken } from '#firebase/admin.ts';
import { markPagesStale, openPageState, queuePublishing } from '#functions/shared/page-state.ts';
import type { Handler } from '#http/handler.ts';
import { findPagesTarget } from '#server/environment.ts';
import { createFolderTarget } from './folder-target.ts';
import { createHostingTarget } from './hosting-target.ts';
import type { PageTarget } from './page-target.ts';
import { type Publishing, publishPages } from './publish-pages.ts';
import { openRenderer } from './renderer.ts';

export function openPublishing(): Publishing | null {
  const found = findPagesTarget();
  if (found === null) return null;
  const target =
    'folder' in found
      ? createFolderTarget(found.folder)
      : createHostingTarget({ site: found.site, getToken: getAccessToken });
  return { target, openRenderer: () => openRenderer(found.renderer) };
}

export async function runPublishing(): Promise<void> {
  const publishing = openPublishing();
  if (publishing) await publishPages(publishing);
}

const graceMs = 45_000;

/** Restarts a lost run. A version that no run has seen may have older pages, so it is compared again. */
export async function sweepPages(target: PageTarget | undefined = openPublishing()?.target): Promise<void> {
  if (!target) return;
  const ref = openPageState();
  const [state, live] = await Promise.all([
    ref.get().then((snapshot) => snapshot.data()),
    target.findLiveVersion(),
  ]);
  if (state?.version !== live) {
    await commit(markPagesStale);
    return queuePublishing();
  }
  if (state.changedAt === undefined) return;
  const lastMs = Math.max(Date.parse(state.changedAt), Date.parse(state.triedAt ?? state.changedAt));
  if (Date.now() - lastMs >= graceMs) await queuePublishing();
}

export const getPageState: Handler<'getPageState'> = async () => {
  if (findPagesTarget() === null) return { state: 'off' };
  const { changedAt, failure, publishedAt } = (await openPageState().get()).data() ?? {};
  const times = publishedAt === undefined ? {} : { publishedAt };
  if (changedAt === undefined) return { state: 'shown', ...times };
  return failure === undefined ? { state: 'waiting', ...times } : { state: 'failed', failure, ...times };
};
