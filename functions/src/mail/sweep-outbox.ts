import { statusMailKinds } from '@kowhai/domain/order-status';
import { describeError, log } from '#firebase/log.ts';
import { openStore, type Query } from '#firebase/store.ts';
import { deliverMail } from './deliver-mail.ts';
import type { MailKind } from './mail-job.ts';
import { type ProviderHealth, pauseLeftMs } from './mail-outage.ts';
import { type MailRecord, openOutbox } from './outbox.ts';
import { readProvider } from './provider-record.ts';

/** Most of a delivery is waiting for a provider that is far away. */
const concurrency = 40;
const pageSize = 400;
const maxFailures = 5;

/** In this order; all others go last. */
const firstKinds: MailKind[][] = [['reset-code'], ['confirm-order', ...statusMailKinds]];

type Sweep = { end: number; provider: ProviderHealth; failuresInARow: number; found: number; done: number };

/**
 * Delivers what the task queue lost or gave up on, the longest due first. In an outage one mail at a time shows
 * whether it is over.
 * @param end in milliseconds since 1970
 */
export async function sweepOutbox(end: number): Promise<void> {
  const { toTimestamp } = await openStore();
  const outbox = await openOutbox();
  const now = toTimestamp(new Date().toISOString());
  const queues = [...firstKinds.map((kinds) => outbox.where('job.kind', 'in', kinds)), outbox];
  const sweep = { end, provider: await readProvider(), failuresInARow: 0, found: 0, done: 0 };
  for (const queue of queues) await deliverQueue(queue.where('dueAt', '<=', now).orderBy('dueAt'), sweep);
  const { found, done } = sweep;
  if (found > 0) log('INFO', 'The outbox was swept', { found, done });
}

async function deliverQueue(queue: Query<MailRecord>, sweep: Sweep): Promise<void> {
  let rest = queue;
  while (await mayGoOn(sweep)) {
    const page = await rest.limit(pageSize).get();
    const last = page.docs.at(-1);
    if (last === undefined) return;
    sweep.found += page.size;
    await deliverAll(
      page.docs.map((snapshot) => snapshot.id),
      sweep,
    );
    rest = queue.startAfter(last);
  }
}

async function deliverAll(waiting: string[], sweep: Sweep): Promise<void> {
  const deliverNext = async () => {
    if (waiting.length === 0 || !(await mayGoOn(sweep))) return false;
    const mailId = waiting.shift();
    if (mailId === undefined) return false;
    await deliverOne(mailId, sweep);
    return true;
  };
  const deliverWaiting = async () => {
    while (await deliverNext());
  };
  while (sweep.provider.outageBeganAt !== undefined && (await deliverNext())) {
    sweep.provider = await readProvider();
  }
  await Promise.all(Array.from({ length: concurrency }, deliverWaiting));
}

async function deliverOne(mailId: string, sweep: Sweep): Promise<void> {
  try {
    await deliverMail(mailId, sweep.provider);
    sweep.failuresInARow = 0;
    sweep.done++;
  } catch (error) {
    sweep.failuresInARow++;
    log('WARNING', 'The sweep could not deliver a mail', { mailId, ...describeError(error) });
    sweep.provider = await readProvider();
  }
}

/** Waits where the provider asked for it. @returns false where the rest is left for the next sweep */
async function mayGoOn(sweep: Sweep): Promise<boolean> {
  for (;;) {
    const now = Date.now();
    const pauseMs = pauseLeftMs(sweep.provider, now);
    if (now + pauseMs >= sweep.end || sweep.failuresInARow >= maxFailures) return false;
    if (pauseMs === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
