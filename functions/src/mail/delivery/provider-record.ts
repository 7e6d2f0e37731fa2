/** One shared record of the provider's health, read before each delivery. */
import type { RecordOf } from '#firebase/collections.ts';
import { countAll } from '#firebase/lists/count.ts';
import { describeError, log } from '#firebase/log.ts';
import { retryOnConflict } from '#firebase/retry.ts';
import { openStore, type Snapshot } from '#firebase/store.ts';
import type { SendFailure } from '#mail/provider/mail-provider.ts';
import { afterFailure, afterSuccess, type Change, healthy, type ProviderHealth } from './mail-outage.ts';
import { mailProvider } from './send-mail.ts';

type ProviderRecord = RecordOf<'mailProvider'>;

const moments = ['firstFailedAt', 'resumeAt', 'outageBeganAt'] as const;
/** Short, since the next mail records the same. */
const retryTimeoutMs = 3000;

async function openRecord() {
  return (await openStore()).mailProvider.doc(mailProvider.name);
}

/** Where the record cannot be read, mails are sent all the same. */
export async function readProvider(): Promise<ProviderHealth> {
  try {
    return toState(await (await openRecord()).get());
  } catch (error) {
    log('WARNING', 'The mail provider’s health could not be read', describeError(error));
    return healthy;
  }
}

/** Raises the alarm where this begins an outage. */
export async function recordProviderFailure(failure: SendFailure): Promise<void> {
  await change((state) => afterFailure(state, failure, Date.now()), failure.code);
}

/**
 * Ends an outage.
 * @param known the health when the mail was begun: while all is well nothing is read or written
 */
export async function recordProviderSuccess(known: ProviderHealth): Promise<void> {
  if (afterSuccess(known) !== null) await change(afterSuccess);
}

/** Of several instances that see the same, one stores and logs it. */
async function change(
  decide: (state: ProviderHealth) => Change | null,
  code?: SendFailure['code'],
): Promise<void> {
  try {
    const [{ toFields, deleteField }, ref] = await Promise.all([openStore(), openRecord()]);
    const changed = await retryOnConflict(
      async () => {
        const snapshot = await ref.get();
        const before = toState(snapshot);
        const decided = decide(before);
        if (decided === null) return null;
        const fields = toRecord(decided.state);
        if (!snapshot.exists) await ref.create({ _id: ref.id, ...fields });
        else {
          const gone = Object.fromEntries(moments.map((name) => [name, deleteField()]));
          await ref.update({ ...gone, ...toFields(fields) }, { lastUpdateTime: snapshot.updateTime });
        }
        return { before, ...decided };
      },
      { end: Date.now() + retryTimeoutMs },
    );
    if (changed?.outage === 'begin') await report('begin', changed.state, code);
    if (changed?.outage === 'end') await report('end', changed.before);
  } catch (error) {
    log('WARNING', 'The mail provider’s health could not be recorded', describeError(error));
  }
}

/** An alert is built on this log line: docs/decisions/003. */
async function report(
  phase: 'begin' | 'end',
  { outageBeganAt = Date.now(), failures }: ProviderHealth,
  code?: SendFailure['code'],
): Promise<void> {
  const waiting = await countWaiting().catch(() => undefined);
  log('ERROR', phase === 'begin' ? 'Mails do not get out' : 'Mails get out again', {
    event: 'mailOutage',
    phase,
    code,
    failures,
    waiting,
    since: new Date(outageBeganAt).toISOString(),
    seconds: Math.round((Date.now() - outageBeganAt) / 1000),
  });
}

async function countWaiting(): Promise<number> {
  const { outbox, toTimestamp } = await openStore();
  return countAll(outbox.where('dueAt', '>', toTimestamp(new Date(0).toISOString())));
}

function toState(snapshot: Snapshot<ProviderRecord>): ProviderHealth {
  const record = snapshot.data();
  if (!record) return healthy;
  const states = moments.map((name) => [name, record[name] && Date.parse(record[name])]);
  return { ...Object.fromEntries(states), failures: record.failures };
}

function toRecord({ failures, ...state }: ProviderHealth): Omit<ProviderRecord, '_id'> {
  const set = moments.flatMap((name) =>
    state[name] === undefined ? [] : [[name, new Date(state[name]).toISOString()]],
  );
  return { ...Object.fromEntries(set), failures };
}
