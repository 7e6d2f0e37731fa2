/** Queues mails anew that their queue lost or gave up on, and logs how long the oldest has waited. */
import { fromStored } from '@kowhai/domain/timestamps';
import { openStore, type Snapshot } from '#database/store.ts';
import { log } from '#server/log.ts';
import { ignoring } from '#server/retry.ts';
import { queueMails, retryGraceMs } from './outbox.ts';

const maxMails = 400;
const concurrency = 40;

export async function sweepOutbox(): Promise<void> {
  const { outbox, toTimestamp } = await openStore();
  const now = toTimestamp(new Date().toISOString());
  const due = outbox.where('dueAt', '<=', now).orderBy('dueAt');
  const { docs } = await due.limit(maxMails).select().get();
  for (let start = 0; start < docs.length; start += concurrency)
    await Promise.all(docs.slice(start, start + concurrency).map(requeue));
  const facts = { found: docs.length, oldestSeconds: await measureOldest() };
  // Also where nothing was due: an alert fires where no sweep logs this.
  log('INFO', 'The outbox was swept', { event: 'outbox', ...facts });
}

async function requeue({ id, ref, updateTime }: Snapshot): Promise<void> {
  if (!(await queueMails([id]))) return;
  const { toFields } = await openStore();
  const fields = toFields({ state: 'queued', dueAt: new Date(Date.now() + retryGraceMs).toISOString() });
  // Its delivery may have stored an outcome already.
  await ref
    .update(fields, { lastUpdateTime: updateTime })
    .catch(ignoring('FAILED_PRECONDITION', 'NOT_FOUND'));
}

/** @returns 0 where no mail waits */
async function measureOldest(): Promise<number> {
  const { outbox } = await openStore();
  const waiting = outbox.where('state', 'in', ['queued', 'sending']).orderBy('createdAt');
  const { docs } = await waiting.limit(1).select('createdAt').get();
  const createdAt = fromStored(docs[0]?.get('createdAt'));
  return typeof createdAt === 'string' ? Math.round((Date.now() - Date.parse(createdAt)) / 1000) : 0;
}
