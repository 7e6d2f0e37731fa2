import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  clearInbox,
  countAttempts,
  deliver,
  delivered,
  type InboxMode,
  letPausesPass,
  listMails,
  listMailsAbout,
  readMail,
  setInboxMode,
} from '#tests/data/support/mails.ts';
import {
  addCustomer,
  addPlan,
  db,
  type Person,
  placeOrder,
  requestOf,
  runSweep,
  uniqueId,
  until,
} from '#tests/data/support/shop.ts';
import { listFiring } from '#tests/google/firing-alerts.ts';

const provider = db.doc('mailProvider/sendgrid');
/** A mail to the provider, which no limit holds back. */
let template: Record<string, unknown>;
let order: Record<string, unknown>;
let customer: Person;

beforeAll(async () => {
  // Until the mails of the files before have left the queue: attempts are counted here.
  const countOnTheirWay = async () =>
    (await db.collection('outbox').where('dueAt', '>', new Date()).count().get()).data().count;
  await until(async () => (await countOnTheirWay()) === 0, { within: 90_000, every: 250 });
  customer = await addCustomer();
  template = await readNotice(customer);
  order = (template.job as { order: typeof order }).order;
});

/** The mail to the provider about a new order, as it was stored. */
async function readNotice(by: Person): Promise<Record<string, unknown>> {
  const { body } = await placeOrder(by, requestOf({ plan: await addPlan() }));
  const mailId = `order-submitted_${body._id}`;
  await until(async () => (await readMail(mailId))?.state === 'sent');
  const { sentAt, ...fields } = (await db.doc(`outbox/${mailId}`).get()).data() ?? {};
  return fields;
}

beforeEach(async () => {
  await clearInbox();
  await provider.delete();
});
afterEach(async () => {
  await setInboxMode('ok');
  await provider.delete();
});
/** Puts a mail into the outbox as a call does, or as one that has been due for some seconds. */
async function addMail(job: object = template.job as object, dueSeconds = -30): Promise<string> {
  const mailId = uniqueId('mail');
  const dueAt = new Date(Date.now() - dueSeconds * 1000);
  await db.doc(`outbox/${mailId}`).set({ ...template, job, state: 'queued', attempts: 0, dueAt });
  return mailId;
}

/** The records that an alert would be built on, out of the functions' log. */
async function readAlarms(): Promise<{ severity: string; phase: string; waiting: number }[]> {
  const log = path.join(import.meta.dirname, '..', '..', '..', '.local', 'logs', 'firebase-tools.log');
  const lines = (await readFile(log, 'utf8')).split('\n').filter((line) => line.includes('"mailOutage"'));
  return lines.map((line) => JSON.parse(line.slice(line.indexOf('{'))));
}

describe('while SendGrid refuses our account', () => {
  const refusals: InboxMode[] = ['401', '403'];
  test.each(refusals)(
    'with %s, the log says so once, hardly anything is tried, and the end is told once',
    { timeout: 200_000 },
    async (mode) => {
      const before = (await readAlarms()).length;
      await setInboxMode(mode);
      const mailIds = await Promise.all(Array.from({ length: 8 }, () => addMail()));
      await Promise.all(mailIds.map(deliver));
      const begun = await until(async () => {
        const alarms = (await readAlarms()).slice(before);
        return alarms.length > 0 && alarms;
      });
      expect(begun).toMatchObject([
        { severity: 'ERROR', event: 'mailOutage', phase: 'begin', code: Number(mode) },
      ]);
      expect(begun[0]?.waiting).toBeGreaterThanOrEqual(8);
      expect(listFiring(begun)).toContain('Shop: mails do not get out');

      const attempts = await countAttempts();
      await Promise.all(mailIds.map(deliver));
      expect(await countAttempts()).toBe(attempts);

      await setInboxMode('ok');
      // Again and again: what was under way meanwhile fails later, and begins a pause.
      for (const mailId of mailIds) await delivered(mailId, letPausesPass);
      for (const mailId of mailIds) expect(await listMails(mailId)).toHaveLength(1);
      const alarms = (await readAlarms()).slice(before);
      expect(alarms.map(({ severity, phase }) => [severity, phase])).toEqual([
        ['ERROR', 'begin'],
        ['ERROR', 'end'],
      ]);
    },
  );
});

describe('SendGrid is given the rest that it asks for', () => {
  test.each([
    ['Retry-After', () => '8'],
    ['X-RateLimit-Reset', () => String(Math.ceil(Date.now() / 1000) + 8)],
  ])('with %s', { timeout: 120_000 }, async (header, value) => {
    await setInboxMode('429', { headers: { [header]: value() } });
    const [first, second] = [await addMail(), await addMail()];
    await deliver(first);
    const resumeAt = (await provider.get()).get('resumeAt').toMillis();
    expect(resumeAt).toBeGreaterThan(Date.now() + 3000);
    await setInboxMode('ok');
    // Handed over by the queue meanwhile, it goes back there.
    expect(await deliver(second)).toBe(503);
    expect(await countAttempts()).toBe(1);

    for (const mailId of [first, second]) {
      await db.doc(`outbox/${mailId}`).update({ dueAt: new Date() });
      await delivered(mailId);
      const sentAt = (await db.doc(`outbox/${mailId}`).get()).get('sentAt').toMillis();
      expect(sentAt).toBeGreaterThanOrEqual(resumeAt);
    }
  });
});

describe('a backlog', () => {
  test('goes out codes first, then customers’ order mails, then the rest', async () => {
    const seed = 'a seed';
    const code = (minutes: number) => ({
      kind: 'reset-code',
      email: customer.email,
      seed,
      expiresAt: new Date(Date.now() + minutes * 60_000),
    });
    // What waited longest is what matters least.
    const notices = await Promise.all([1, 2, 3].map(() => addMail({ kind: 'order-submitted', order }, 3600)));
    const tellings = await Promise.all([1, 2].map(() => addMail({ kind: 'confirm-order', order }, 1800)));
    const codes = [await addMail(code(5), 600)];
    const expired = await addMail(code(-1), 700);
    await runSweep();

    const sent = (await listMailsAbout()).map(({ customArgs }) => customArgs.mailId ?? '').toReversed();
    const ours = sent.filter((mailId) => [...codes, ...tellings, ...notices].includes(mailId));
    expect([ours.slice(0, 1), ours.slice(1, 3).toSorted(), ours.slice(3).toSorted()]).toEqual([
      codes,
      tellings.toSorted(),
      notices.toSorted(),
    ]);
    expect((await readMail(expired))?.state).toBe('unneeded');
    expect(sent).not.toContain(expired);
  });

  test('begins with the code also where the code showed that the outage went on', {
    timeout: 120_000,
  }, async () => {
    // Of an address that had no mail yet: each gets six an hour.
    const { job } = await readNotice(await addCustomer());
    const told = { ...(job as object), kind: 'confirm-order' };
    const tellings = await Promise.all([1, 2].map(() => addMail(told, 1800)));
    const code = await addMail({
      kind: 'reset-code',
      email: customer.email,
      seed: 'a seed',
      expiresAt: new Date(Date.now() + 5 * 60_000),
    });
    await db.doc(`outbox/${code}`).update({ dueAt: new Date(Date.now() - 1000) });
    const now = new Date();
    await provider.set({ firstFailedAt: now, outageBeganAt: now, resumeAt: now, failures: 1 });
    await setInboxMode('500');
    const swept = runSweep();
    await until(async () => (await countAttempts()) > 0);
    await setInboxMode('ok');
    await swept;
    // One may have been tried while the outage went on.
    for (const telling of tellings) await delivered(telling);

    const sent = (await listMailsAbout()).map(({ customArgs }) => customArgs.mailId ?? '').toReversed();
    const ours = sent.filter((mailId) => [code, ...tellings].includes(mailId));
    expect(ours[0]).toBe(code);
  });

  test('leaves in one sweep also where the first mail of it is refused', async () => {
    const unknown = { firstName: 'Aroha', lastName: 'Tester', email: 'nobody@nowhere' };
    const refused = await addMail({ kind: 'account-closed', user: unknown }, 60);
    const behind = await addMail(undefined, 60);
    await runSweep();
    expect([(await readMail(refused))?.state, (await readMail(behind))?.state]).toEqual(['queued', 'sent']);
  });

  test('of more than one page leaves in one sweep', {
    timeout: 120_000,
  }, async () => {
    const mailIds = await Promise.all(Array.from({ length: 450 }, () => addMail(undefined, 60)));
    await runSweep();
    const states = await Promise.all(mailIds.map(async (mailId) => (await readMail(mailId))?.state));
    expect(new Set(states)).toEqual(new Set(['sent']));
    const sent = (await listMailsAbout()).map(({ customArgs }) => customArgs.mailId ?? '');
    expect(sent.filter((mailId) => mailIds.includes(mailId)).toSorted()).toEqual(mailIds.toSorted());
  });
});
