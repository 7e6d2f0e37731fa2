/**
 * Measures how fast the sweep empties an outbox after an outage, with SendGrid answering as slowly as it does from the
 * other side of the world, and works out what that means for the backlog of an hour.
 *
 *   npx node tests/load/drain-mails.ts [--mails 3000] [--delay 200] [--backlog 40000]
 *
 * `--mails` are put into the outbox and swept; the rest is arithmetic. What comes in meanwhile goes by the task queue, at
 * up to 20 a second, and takes nothing from the sweep. A third are confirmations of
 * orders, each to an address of its own, so that the limit of mails to an address is asked as it is in the shop.
 *
 * How many a second get out here depends on what else the machine does, with the emulators on the same processors. So
 * the time is measured too that the function itself keeps a processor busy: where the shop is deployed it has one of its
 * own. Linux only: it looks in /proc.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { clearInbox, readInboxStats, setInboxMode } from '#tests/data/support/mails.ts';
import * as shop from '#tests/data/support/shop.ts';

const { values } = parseArgs({
  options: {
    mails: { type: 'string', default: '3000' },
    delay: { type: 'string', default: '200' },
    backlog: { type: 'string', default: '40000' },
  },
});
const mailCount = Number(values.mails);
const delayMs = Number(values.delay);
/** How much of each minute the sweep works: functions/src/jobs/sweep.ts. */
const workingShare = 55 / 60;
/** How long it may take to notice that SendGrid is back: a pause, and one mail that shows it. */
const noticedAfterSeconds = 30;

const { addCustomer, addPlan, db, leaveShop, placeOrder, requestOf, runSweep, until } = shop;

const { body } = await placeOrder(await addCustomer(), requestOf({ plan: await addPlan() }));
const template = await until(async () => {
  const mail = await db.doc(`outbox/confirm-order_${body._id}`).get();
  return mail.get('state') === 'sent' && mail.data();
});
await clearInbox();
await setInboxMode('ok', { delayMs });
await db.doc('mailProvider/sendgrid').delete();

const { sentAt, job, ...fields } = template;
const kinds = ['confirm-order', 'order-submitted', 'order-processing'];
const writer = db.bulkWriter();
const dueAt = new Date(Date.now() - 60_000);
for (let index = 0; index < mailCount; index++) {
  const kind = kinds[index % kinds.length];
  const user = { ...job.order.user, email: `drain-${randomUUID()}@kowhai.example` };
  writer.create(db.doc(`outbox/${kind}_drain-${randomUUID()}`), {
    ...fields,
    job: { kind, order: { ...job.order, user } },
    state: 'queued',
    attempts: 0,
    dueAt,
  });
}
await writer.close();

const cpuBefore = readCpuMs();
const started = performance.now();
let sweeps = 0;
let accepted = 0;
while (accepted < mailCount && sweeps < 20) {
  await runSweep();
  sweeps++;
  ({ accepted } = await readInboxStats());
}
const seconds = (performance.now() - started) / 1000;
await setInboxMode('ok');
await clearInbox();

const cpuMs = (readCpuMs() - cpuBefore) / accepted;
/** The sweep's lanes, and what a delivery waits for beside SendGrid: five round trips to Firestore in the same region. */
const [lanes, firestoreMs] = [40, 5 * 15];
console.log(`${accepted} of ${mailCount} mails in ${seconds.toFixed(1)} s and ${sweeps} sweeps`);
report('As measured here', accepted / seconds);
report(
  `With a processor of its own (${cpuMs.toFixed(1)} ms of it a mail; ${lanes} at a time, ${delayMs} + ${firestoreMs} ms each)`,
  Math.min(1000 / cpuMs, (lanes * 1000) / (delayMs + firestoreMs)),
);
await leaveShop();

function report(how: string, perSecond: number): void {
  const minutes = (Number(values.backlog) / (perSecond * workingShare) + noticedAfterSeconds) / 60;
  console.log(
    `${how}: ${perSecond.toFixed(0)} mails a second; ${values.backlog} are gone in ${minutes.toFixed(1)} minutes.`,
  );
}

/** How long the processes of the Functions emulator on this network have kept a processor busy. */
function readCpuMs(): number {
  const network = readlinkSync('/proc/self/ns/net');
  const ticks = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        if (readlinkSync(`/proc/${pid}/ns/net`) !== network) return 0;
        if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('functionsEmulatorRuntime')) return 0;
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '');
        const [userTicks, systemTicks] = stat.split(' ').slice(11, 13);
        return Number(userTicks) + Number(systemTicks);
      } catch {
        // It ended meanwhile.
        return 0;
      }
    });
  // A tick is a hundredth of a second.
  return ticks.reduce((sum, count) => sum + count, 0) * 10;
}
