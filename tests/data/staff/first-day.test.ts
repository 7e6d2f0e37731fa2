import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePublished } from '@kowhai/tools/build';
import { siteUrl } from '@kowhai/tools/command/addresses';
import { runSmokeTest } from '@kowhai/tools/go-live/smoke-test';
import { makeAdmin } from '@kowhai/tools/make-admin';
import { fillCatalogue } from '@kowhai/tools/seed/restore-catalogue';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { addCustomer, addPlan, app, auth, call, db, signIn, uniqueId } from '#tests/support/shop/shop.ts';
import { readCatalogue } from '#web-build/read-catalogue.ts';

const newAddress = () => `${uniqueId('first-day')}@kowhai.example`;

it('who has no account gets one that is an admin’s, without a password', async () => {
  const email = newAddress();
  expect(await makeAdmin(app, ` ${email.toUpperCase()}`)).toContain('choose a password on the site');
  const account = await auth.getUserByEmail(email);
  expect(account.customClaims).toEqual({ isAdmin: true });
  expect(account.passwordHash).toBeUndefined();
  expect((await db.doc(`users/${account.uid}`).get()).data()).toMatchObject({ email, isAdmin: true });
});

it('a customer who is made an admin sees the staff’s side from the next sign-in on, and it is told', async () => {
  const person = await addCustomer();
  expect(await makeAdmin(app, person.email)).toContain('from the next sign-in');
  const token = await signIn(person.email, person.password);
  expect((await call('GET', '/api/dashboard', { token })).status).toBe(200);
  const entries = await db.collection('audit').where('recordKey', '==', `user:${person.uid}`).get();
  expect(entries.docs.map((entry) => entry.get('changes'))).toEqual([
    [{ field: 'isAdmin', from: false, to: true }],
  ]);
  const stored = (await db.doc(`users/${person.uid}`).get()).data();
  expect(stored).toMatchObject({ updatedAt: expect.any(Timestamp), editedAt: expect.any(Timestamp) });
});

it('done again, it changes nothing', async () => {
  const person = await addCustomer();
  await makeAdmin(app, person.email);
  const before = await db.doc(`users/${person.uid}`).get();
  expect(await makeAdmin(app, person.email)).toContain('is already an admin');
  const after = await db.doc(`users/${person.uid}`).get();
  expect(after.updateTime).toEqual(before.updateTime);
});

it.each(['nobody', ''])('"%s" is no address, and nobody is made an admin', async (address) => {
  await expect(makeAdmin(app, address)).rejects.toThrow('isn’t an email address');
});

it('anyone who was disabled is not made an admin', async () => {
  const person = await addCustomer();
  await auth.updateUser(person.uid, { disabled: true });
  await expect(makeAdmin(app, person.email)).rejects.toThrow('is disabled');
  expect((await db.doc(`users/${person.uid}`).get()).get('isAdmin')).toBe(false);
});

it('a catalogue that is there is not imported over', async () => {
  // Of the test's own, as others change theirs meanwhile.
  const record = db.doc(`products/${(await addPlan())._id}`);
  const { updateTime } = await record.get();
  expect(await fillCatalogue(app)).toEqual({ plans: 0, hardware: 0 });
  expect((await record.get()).updateTime).toEqual(updateTime);
});

it('the smoke test finds a page, the API, a sign-in and a mail, and here nobody who says who calls', async () => {
  const email = newAddress();
  await makeAdmin(app, email);
  const results = await runSmokeTest(app, { site: siteUrl, mail: email });
  expect(results).toEqual([
    { name: 'a page', fault: null },
    { name: 'the API and the database', fault: null },
    { name: 'a sign-in', fault: null },
    { name: 'limits by network', fault: expect.stringContaining('does not say who calls') },
    { name: `a mail to ${email}`, fault: null },
  ]);
});

it('the smoke test of a site that is not there finds nothing', async () => {
  const results = await runSmokeTest(app, { site: 'http://127.0.0.1:9' });
  expect(results.slice(0, 3).map(({ fault }) => fault)).not.toContain(null);
});

it('where a person may not make App Check’s token, the looks that need it say so, and nothing counts as wrong', async () => {
  const missing = 'you are signed in as a person';
  const results = await runSmokeTest(app, { site: siteUrl, mail: newAddress(), appCheck: { missing } });
  expect(results.filter(({ fault }) => fault)).toEqual([]);
  expect(
    results.filter(({ notLooked }) => notLooked === missing).map(({ name }) => name.split(' to ')[0]),
  ).toEqual(['a sign-in', 'limits by network', 'a mail']);
});

it.each([
  [403, []],
  [200, ['App Check of the database']],
])('a bare query of the database that is answered %i: %j is wrong', async (status, wrong) => {
  const askBare = async () => Response.json({}, { status });
  const results = await runSmokeTest(app, { site: siteUrl, appCheck: { missing: 'of a test' }, askBare });
  expect(results.filter(({ fault }) => fault).map(({ name }) => name)).toEqual(wrong);
});

it.each([
  [{ enforcementState: 'ENFORCE', customStrengthOptions: { minPasswordLength: 8 } }, []],
  [
    { enforcementState: 'ENFORCE', customStrengthOptions: { minPasswordLength: 6 } },
    ['Google’s rule for passwords'],
  ],
  [
    { enforcementState: 'OFF', customStrengthOptions: { minPasswordLength: 8 } },
    ['Google’s rule for passwords'],
  ],
  [{}, ['Google’s rule for passwords']],
])('where passwords past the shop go by %j: %j is wrong', async (policy, wrong) => {
  const askPasswordPolicy = async () => Response.json(policy);
  const results = await runSmokeTest(app, {
    site: siteUrl,
    appCheck: { missing: 'of a test' },
    askPasswordPolicy,
  });
  expect(results.filter(({ fault }) => fault).map(({ name }) => name)).toEqual(wrong);
});

it.each([
  [0, []],
  [3, ['Google’s front ends']],
])('%i callers by a front end that is not known: %j is wrong', async (count, wrong) => {
  const countUnknownFrontEnds = async () => count;
  const site = { site: siteUrl, appCheck: { missing: 'of a test' }, countUnknownFrontEnds };
  const results = await runSmokeTest(app, site);
  expect(results.filter(({ fault }) => fault).map(({ name }) => name)).toEqual(wrong);
});

it('the site is built from what is published, read as the project: drafts stay out, moments are text', async () => {
  const [plan, draft] = [await addPlan(), await addPlan({ isPublished: false })];
  const folder = mkdtempSync(join(tmpdir(), 'published-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = await writePublished(app, join(folder, 'published.json'));
  const { plans } = await readCatalogue('production', '', file);
  const found = (plans as { _id: string; updatedAt: string }[]).find(({ _id }) => _id === plan._id);
  expect(found?.updatedAt).toMatch(/^\d{4}-.*Z$/);
  expect(plans).not.toContainEqual(expect.objectContaining({ _id: draft._id }));
});
