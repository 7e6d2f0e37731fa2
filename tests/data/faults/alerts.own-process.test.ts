/** Each fault is played, the shop logs it, and the alert's own filter is held against what was logged. */
import { hosts } from '@kowhai/tools/command/addresses';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openHttpProxy } from '#tests/support/google/fault-proxies.ts';
import { listFiring, policies } from '#tests/support/google/firing-alerts.ts';
import { callInProcess } from '#tests/support/shop/in-process.ts';
import { type LogLine, listLogged } from '#tests/support/shop/log-lines.ts';
import {
  addAdmin,
  addCustomer,
  addPlan,
  db,
  type Person,
  placeOrder,
  requestOf,
  uniqueId,
  until,
} from '#tests/support/shop/shop.ts';

const authProxy = await openHttpProxy(hosts.auth);
const mailProxy = await openHttpProxy(hosts.inbox);
Object.assign(process.env, {
  FIREBASE_AUTH_EMULATOR_HOST: authProxy.host,
  MAIL_PROVIDER_URL: `http://${mailProxy.host}`,
  FUNCTIONS_EMULATOR: 'true',
  PAGES_FOLDER: '/there is no such folder',
  PAGES_RENDERER: 'never read',
});

let admin: Person;
let customer: Person;
beforeAll(async () => {
  [admin, customer] = await Promise.all([addAdmin(), addCustomer()]);
});

const network = () => ({ 'x-forwarded-for': `198.51.${Math.floor(Math.random() * 250)}.7` });
const signIn = (email: string) =>
  callInProcess('POST', '/api/users/login', {
    body: { email, password: 'not the right one' },
    headers: network(),
  });

async function addMail(fields: object): Promise<string> {
  const mailId = uniqueId('alert');
  const user = { firstName: 'Aroha', lastName: 'Example', email: customer.email };
  await db.doc(`outbox/${mailId}`).set({
    _id: mailId,
    job: { kind: 'account-closed', user },
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
    ...fields,
  });
  onTestFinished(async () => void (await db.doc(`outbox/${mailId}`).delete()));
  return mailId;
}

/** One error, six times. @param visitorOf numbers who reports it */
async function failInBrowsers(visitorOf: (sent: number) => number): Promise<void> {
  const place = `/assets/main-1.js:1:${Math.floor(Math.random() * 1e6)}`;
  for (let sent = 0; sent < 6; sent += 1) {
    const headers = { 'x-forwarded-for': `198.52.100.${visitorOf(sent)}` };
    const body = { name: 'TypeError', place, page: '/cart' };
    await callInProcess('POST', '/api/browser-errors', { body, headers });
  }
}

const faults: [fault: string, event: string, alert: string, play: () => Promise<unknown>][] = [
  [
    'Firebase Auth is down and someone signs in',
    'callFailed',
    'Shop: an order, a sign-in or an enquiry failed',
    async () => {
      authProxy.setFault({ path: /signInWithPassword/, status: 500, body: { error: { code: 500 } } });
      await signIn(customer.email);
      authProxy.setFault(null);
    },
  ],
  [
    'a mail has been due for eleven minutes',
    'outbox',
    'Shop: mails wait',
    async () => {
      const { sweepOutbox } = await import('#functions/mail/delivery/outbox.ts');
      // It is kept back, so that no sweep delivers it.
      const [createdAt, notBefore] = [-11, 60].map((minutes) => new Date(Date.now() + minutes * 60_000));
      await addMail({ state: 'queued', attempts: 0, createdAt, notBefore, dueAt: notBefore });
      await sweepOutbox();
    },
  ],
  [
    'SendGrid refuses a mail for the tenth time, so its order is one to call about',
    'mailFailed',
    'Shop: a mail was given up',
    async () => {
      const { deliverMail } = await import('#functions/mail/delivery/deliver-mail.ts');
      mailProxy.setFault({ path: /mail\/send/, status: 400, body: { errors: [{ message: 'bad' }] } });
      const { body } = await placeOrder(customer, requestOf({ plan: await addPlan() }));
      const [order, mail] = [db.doc(`orders/${body._id}`), db.doc(`outbox/confirm-order_${body._id}`)];
      await until(async () => (await mail.get()).get('state') === 'sent');
      await mail.update({ state: 'queued', attempts: 9, dueAt: new Date(Date.now() - 1000) });
      await deliverMail(mail.id);
      mailProxy.setFault(null);
      expect((await order.get()).get('outside')).toMatchObject([{ work: 'call customer' }]);
    },
  ],
  [
    'someone guesses passwords',
    'signInRefused',
    'Shop: many sign-ins are refused',
    async () => {
      for (let tried = 0; tried < 210; tried += 30)
        await Promise.all(Array.from({ length: 30 }, () => signIn(`${uniqueId('guess')}@kowhai.example`)));
    },
  ],
  [
    'the folder of the pages is gone when the sweep runs',
    'sweepFailed',
    'Shop: a part of the sweep failed',
    async () => (await import('#functions/sweep.ts')).sweep(),
  ],
  [
    'a plan is damaged and staff look at it',
    'unreadableRecord',
    'Shop: a record cannot be read',
    async () => {
      const { _id } = await addPlan({ isPublished: false });
      await db.doc(`products/${_id}`).update({ price: 'dear' });
      await callInProcess('GET', `/api/products/${_id}`, { token: admin.token });
      await db.doc(`products/${_id}`).delete();
    },
  ],
  [
    'Hosting calls from a range that the list lacks',
    'unknownFrontEnd',
    'Shop: an unknown front end',
    () =>
      callInProcess('GET', '/api/health', {
        headers: { 'x-forwarded-for': '203.0.113.9', 'fastly-client-ip': '198.51.100.7' },
      }),
  ],
  [
    'Firebase Auth is down at night',
    'copyFailed',
    'Shop: the accounts were not backed up',
    async () => {
      authProxy.setFault({ path: /accounts:batchGet/, status: 503, body: {} });
      const { copyAccounts } = await import('#functions/index.ts');
      await expect(async () => copyAccounts.run({} as never)).rejects.toThrow('Try again later');
      authProxy.setFault(null);
    },
  ],
  [
    'staff list more than a day’s work',
    'bulkReading',
    'Shop: someone reads in bulk',
    async () => {
      const { countReading } = await import('#functions/audit/bulk-reading.ts');
      const { uid, email } = admin;
      const caller = { uid, email, isAdmin: true, hasSecondFactor: false, signedInAt: 0, user: null };
      const list = (from: number, length = 100) =>
        Array.from({ length }, (_, n) => ({ _id: String(from + n) }));
      for (let page = 0; page < 8; page += 1) await countReading(caller, list(0));
      // One person, in whatever is theirs.
      await countReading(
        caller,
        list(5000, 2000).map((order) => ({ ...order, user: { _id: '0' } })),
      );
      await countReading(
        caller,
        list(7000, 2000).map((enquiry) => ({ ...enquiry, userId: '0' })),
      );
      for (let page = 0; page < 4; page += 1) {
        await countReading(caller, list(page * 300));
        await countReading(caller, {
          waiting: { first: list(page * 300 + 100, 50) },
          orders: list(page * 300 + 150, 50),
        });
        for (const one of list(page * 300 + 200)) await countReading(caller, one);
      }
      const { docs } = await db.collection('audit').where('by._id', '==', uid).get();
      expect(docs.map((entry) => entry.get('changes'))).toEqual([
        [{ field: 'records', from: null, to: 1000 }],
      ]);
    },
  ],
  [
    'the site fails in browsers',
    'browserError',
    'Shop: the site fails in browsers',
    () => failInBrowsers((sent) => sent),
  ],
];

it.each(faults)('%s: the log has %s, and “%s” fires', async (_, event, alert, play) => {
  const logged = listLogged();
  await play();
  expect(logged().map((line: LogLine) => line.event)).toContain(event);
  expect(listFiring(logged())).toContain(alert);
});

it('one visitor who reports an error again and again fires no alert', async () => {
  const logged = listLogged();
  await failInBrowsers(() => 7);
  expect(logged()).toHaveLength(1);
  expect(listFiring(logged())).not.toContain('Shop: the site fails in browsers');
});

it('while no sweep runs, nothing says so, and the alert that waits for its line fires', () => {
  const alert = 'Shop: the sweep does not run';
  const swept: LogLine = {
    severity: 'INFO',
    message: 'The outbox was swept',
    event: 'outbox',
    oldestSeconds: 0,
  };
  expect(listFiring([swept])).not.toContain(alert);
  expect(listFiring([{ severity: 'INFO', message: 'The outbox was swept, or so it says' }])).toContain(alert);
});

it('a front end that is not known is told once a minute, and names no caller', async () => {
  const logged = listLogged();
  const headers = { 'x-forwarded-for': '203.0.113.9', 'fastly-client-ip': '198.51.100.7' };
  for (let sent = 0; sent < 3; sent += 1) await callInProcess('GET', '/api/health', { headers });
  expect(logged()).toEqual([]);
  const lines = JSON.stringify(listLogged()());
  expect(lines).not.toContain('198.51.100.7');
});

it('every alert is played here, where its fault is at home, or is watched by Google’s own figures', () => {
  const elsewhere = ['Shop: the pages were not published', 'Shop: the sweep does not run'];
  const googles = [
    ...['Shop: calls fail', 'Shop: calls are slow', 'Shop: the site does not answer'],
    'Shop: many sign-ins are refused at Google',
  ];
  const played = faults.map(([, , alert]) => alert);
  expect([...played, ...elsewhere, ...googles].toSorted()).toEqual(
    policies.map(({ displayName }) => displayName).toSorted(),
  );
});
