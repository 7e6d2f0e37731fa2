import { statusMailKinds } from '@kowhai/domain/orders/order-status';
import type { MailKind } from '@kowhai/domain/outbox/mail-job';
import { fromStored } from '@kowhai/domain/timestamps';
import { describeError, log } from '#firebase/log.ts';
import { openStore, type Snapshot } from '#firebase/store.ts';
import { deliverMail } from './deliver-mail.ts';
import { type ProviderHealth, pauseLeftMs } from './mail-outage.ts';
import type { MailRecord } from './outbox.ts';
import { readProvider } from './provider-record.ts';

/** Most of a delivery is waiting for a provider that is far away. */
const concurrency = 40;
const pageSize = 400;
const maxFailures = 5;

/** In this order; all others go last. */
const firstKinds: MailKind[][] = [
  ['reset-code', 'confirm-email'],
  ['confirm-order', ...statusMailKinds],
];

type Sweep = {
  end: number;
  provider: ProviderHealth;
  failuresInARow: number;
  found: number;
  done: number;
  /** The mail that failed last; it is retried first after the pause, although not yet due. */
  triedInOutage?: string | undefined;
};

/**
 * Delivers what the task queue lost or gave up on: what matters most, then what is due the longest. In an outage one mail
 * at a time shows whether it is over.
 * @param end in milliseconds since 1970
 */
export async function sweepOutbox(end: number): Promise<void> {
  const findDue = await openDueMails();
  const sweep: Sweep = { end, provider: await readProvider(), failuresInARow: 0, found: 0, done: 0 };
  while (await mayGoOn(sweep)) {
    const again = sweep.triedInOutage;
    const waiting = again === undefined ? await findDue(isOutage(sweep) ? 1 : pageSize) : [again];
    if (waiting.length === 0) break;
    if (again === undefined) sweep.found += waiting.length;
    sweep.triedInOutage = undefined;
    await deliverAll(waiting, sweep);
  }
  const { found, done } = sweep;
  // Also where there was nothing to do: that no such line comes means that the sweep does not run.
  log('INFO', 'The outbox was swept', { event: 'outbox', found, done, oldestSeconds: await measureOldest() });
}

/** How long the mail has been waiting that is due the longest; 0 where none waits. */
async function measureOldest(): Promise<number> {
  const { outbox } = await openStore();
  const { docs } = await outbox.orderBy('dueAt').limit(1).select('createdAt').get();
  const createdAt = fromStored(docs[0]?.get('createdAt'));
  return typeof createdAt === 'string' ? Math.round((Date.now() - Date.parse(createdAt)) / 1000) : 0;
}

/** @returns gives the next due mails of the first kinds that have any, each once until it is due anew */
async function openDueMails(): Promise<(count: number) => Promise<string[]>> {
  const { outbox, toTimestamp } = await openStore();
  const queues = [...firstKinds.map((kinds) => outbox.where('job.kind', 'in', kinds)), outbox].map(
    (mails) => ({ mails: mails.orderBy('dueAt'), last: undefined as Snapshot<MailRecord> | undefined }),
  );
  return async (count) => {
    const now = toTimestamp(new Date().toISOString());
    for (const queue of queues) {
      const due = queue.mails.where('dueAt', '<=', now).limit(count);
      const { docs } = await (queue.last ? due.startAfter(queue.last) : due).get();
      queue.last = docs.at(-1) ?? queue.last;
      if (docs.length > 0) return docs.map(({ id }) => id);
    }
    return [];
  };
}

async function deliverAll(waiting: string[], sweep: Sweep): Promise<void> {
  const deliverWaiting = async () => {
    while (waiting.length > 0 && (await mayGoOn(sweep))) {
      const mailId = waiting.shift();
      if (mailId !== undefined) await deliverOne(mailId, sweep);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, deliverWaiting));
}

async function deliverOne(mailId: string, sweep: Sweep): Promise<void> {
  try {
    await deliverMail(mailId, sweep.provider);
    sweep.failuresInARow = 0;
    sweep.done++;
    if (isOutage(sweep)) sweep.provider = await readProvider();
  } catch (error) {
    sweep.failuresInARow++;
    log('WARNING', 'The sweep could not deliver a mail', { mailId, ...describeError(error) });
    sweep.provider = await readProvider();
    // A mail that the provider refuses for itself begins no pause.
    if (isOutage(sweep) && pauseLeftMs(sweep.provider, Date.now()) > 0) sweep.triedInOutage = mailId;
  }
}

function isOutage({ provider }: Sweep): boolean {
  return provider.outageBeganAt !== undefined;
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
