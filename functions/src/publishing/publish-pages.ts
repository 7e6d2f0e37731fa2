import { isDeepStrictEqual } from 'node:util';
import { makePriceList, type PriceList, priceListId } from '@kowhai/domain/catalogue/price-list';
import { type Snapshot, store } from '#database/store.ts';
import { findReadable, readAll } from '#database/unreadable.ts';
import { openPageState, type PageState, queuePublishing } from '#functions/shared/page-state.ts';
import { describeError, log } from '#server/log.ts';
import { hasStatus, ignoring } from '#server/retry.ts';
import { type LiveSite, Overtaken, type PageTarget, PublishFailure } from './page-target.ts';
import { planRelease } from './plan-release.ts';
import type { openRenderer } from './renderer.ts';

type Renderer = Awaited<ReturnType<typeof openRenderer>>;
type RenderedFiles = ReturnType<Renderer['render']>;

export type Publishing = {
  target: PageTarget;
  openRenderer: () => Promise<Renderer>;
  /** A run starts after that long without a change, but waits no longer than `patienceMs`. */
  quietMs?: number;
  patienceMs?: number;
};

/** Time between deploying functions and pages, with a margin. */
const longestDeploymentMs = 15 * 60_000;

/** @returns false without a change or during a deployment @throws with the live site unchanged */
export async function publishPages(publishing: Publishing): Promise<boolean> {
  const { target, openRenderer } = publishing;
  const before = await waitForQuiet(publishing);
  if (before?.data()?.changedAt === undefined) return false;
  const start = Date.now();
  try {
    const live = await target.readLive();
    const renderer = await openRenderer();
    // Another build is live, by a deployment or a rollback: its pages belong to that.
    if (![...renderer.assets].every((path) => live.files.has(path))) throw new Overtaken();
    const { pages, contents } = await renderPages(renderer.render(await readPublished()), live, target);
    const { spare = [], spareAt } = before.data() ?? {};
    const plan = planRelease({
      live,
      pages,
      assets: renderer.assets,
      spare: { paths: spare, at: spareAt ? Date.parse(spareAt) : 0 },
      now: start,
    });
    const version = plan.isChanged ? await target.release(live, plan.files, contents) : live.version;
    await storeSuccess(before, {
      version,
      spare: [...plan.spare.paths],
      spareAt: new Date(plan.spare.at).toISOString(),
    });
    log('INFO', 'The pages were published', {
      isChanged: plan.isChanged,
      pages: pages.size,
      ms: Date.now() - start,
      memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    });
    return true;
  } catch (error) {
    if (error instanceof Overtaken && (await isBriefly(before, target))) return false;
    await storeFailure(error, target);
    throw error;
  }
}

/** Keeps the contents of what differs from the live site alone. */
async function renderPages(rendered: RenderedFiles, live: LiveSite, target: PageTarget) {
  const pages = new Map<string, string>();
  const contents = new Map<string, Buffer>();
  for await (const [path, content] of rendered) {
    const hash = target.hash(content);
    pages.set(path, hash);
    if (live.files.get(path) !== hash) contents.set(hash, content);
  }
  return { pages, contents };
}

async function isBriefly(before: Snapshot<PageState>, target: PageTarget): Promise<boolean> {
  const now = Date.now();
  const { overtakenAt = new Date(now).toISOString() } = before.data() ?? {};
  if (now - Date.parse(overtakenAt) > longestDeploymentMs) return false;
  const [version, triedAt] = [await target.findLiveVersion(), new Date(now).toISOString()];
  await before.ref.update(store.toFields({ overtakenAt, triedAt, version }));
  log('INFO', 'The pages wait for a deployment');
  return true;
}

async function waitForQuiet({ quietMs = 1500, patienceMs = 6000 }: Publishing) {
  const end = Date.now() + patienceMs;
  for (;;) {
    const snapshot = await openPageState().get();
    const changedAt = snapshot.data()?.changedAt;
    if (changedAt === undefined) return snapshot;
    // Firestore's clock may be ahead.
    const leftMs = Math.min(Date.parse(changedAt) + quietMs - Date.now(), quietMs);
    if (leftMs <= 0 || Date.now() >= end) return snapshot;
    await new Promise((resolve) => setTimeout(resolve, leftMs));
  }
}

/** Without damaged items, which are reported: browsers read the catalogue past the server. */
async function readPublished() {
  // First: what changes it meanwhile keeps `restorePriceList` from writing.
  const listed = await store.priceList.doc(priceListId).get();
  const [plans, hardware] = await Promise.all([
    store.products.where('isPublished', '==', true).get(),
    store.hardwares.where('isPublished', '==', true).get(),
  ]);
  const published = { plans: readAll(plans.docs), hardware: readAll(hardware.docs) };
  await restorePriceList(listed, makePriceList(published.plans, published.hardware));
  return published;
}

/** Writes the price list anew where it is missing or says something else than what is published. */
async function restorePriceList(listed: Snapshot<PriceList>, wanted: PriceList): Promise<void> {
  if (isDeepStrictEqual(findReadable(listed), wanted)) return;
  if (listed.exists) log('WARNING', 'The price list differed from what is published, and was restored');
  const batch = store.db.batch();
  if (listed.updateTime) batch.delete(listed.ref, { lastUpdateTime: listed.updateTime });
  if (listed.updateTime) batch.set(listed.ref, wanted);
  else batch.create(listed.ref, wanted);
  await batch.commit().catch(ignoring('FAILED_PRECONDITION', 'ALREADY_EXISTS'));
}

async function storeSuccess(before: Snapshot<PageState>, fields: Partial<PageState>): Promise<void> {
  const now = new Date().toISOString();
  const done = {
    ...store.toFields({ ...fields, publishedAt: now, triedAt: now }),
    failure: store.deleteField(),
    overtakenAt: store.deleteField(),
  };
  try {
    const isUnchanged = before.updateTime ? { lastUpdateTime: before.updateTime } : {};
    await before.ref.update({ ...done, changedAt: store.deleteField() }, isUnchanged);
  } catch (error) {
    if (!hasStatus(error, 'FAILED_PRECONDITION')) throw error;
    // A change since the read takes another run.
    await before.ref.update(done);
    await queuePublishing();
  }
}

async function storeFailure(error: unknown, target: PageTarget): Promise<void> {
  const failure = error instanceof PublishFailure ? error.message : 'something went wrong on our side';
  log('ERROR', 'The pages could not be published', { event: 'pagesFailed', ...describeError(error) });
  try {
    const ref = openPageState();
    const version = await target.findLiveVersion().catch(() => undefined);
    const now = new Date().toISOString();
    await ref.update(store.toFields({ failure, triedAt: now, ...(version !== undefined && { version }) }));
  } catch (noteError) {
    log('WARNING', 'The failure of a run was not stored', describeError(noteError));
  }
}
