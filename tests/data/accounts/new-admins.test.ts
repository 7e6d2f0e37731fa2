import { beforeAll, beforeEach, expect, it } from 'vitest';
import { deliver, delivered } from '#tests/support/shop/mails.ts';
import { addAdmin, addPerson, call, db, type Person, prove, uniqueId } from '#tests/support/shop/shop.ts';

let admin: Person;
let colleague: Person;
let longest: Person;
beforeAll(async () => {
  const createdAt = new Date('2020-01-01');
  [admin, longest] = await Promise.all([addAdmin(), addPerson({ isAdmin: true, createdAt })]);
});
// Anew for each test.
beforeEach(async () => {
  colleague = await addAdmin();
});

const listNotices = async (uid: string) => {
  const mails = await db.collection('outbox').where('job.admin._id', '==', uid).get();
  return mails.docs.flatMap((mail) =>
    mail.get('job.recipients').map((email: string) => `${email} ${mail.get('job.change')}`),
  );
};

/** What a thief at an unlocked desk tries, each at a colleague or a customer of its own. */
it.each<[string, object, (uid: string) => [method: string, path: string, body?: object], string | null]>([
  ['makes an admin', {}, (uid) => ['PUT', uid, { isAdmin: true }], 'added'],
  ['takes an admin’s rights', { isAdmin: true }, (uid) => ['PUT', uid, { isAdmin: false }], 'removed'],
  ['disables an admin', { isAdmin: true }, (uid) => ['PUT', `${uid}/disabled`], 'disabled'],
  ['deletes an admin', { isAdmin: true }, (uid) => ['DELETE', uid], 'deleted'],
  [
    'removes an admin’s second factor',
    { isAdmin: true, secondFactorAt: new Date() },
    (uid) => ['DELETE', `${uid}/second-factor`],
    'second factor removed',
  ],
  [
    'moves a customer’s email',
    {},
    (uid) => ['PUT', uid, { email: `${uniqueId('moved')}@kowhai.example` }],
    null,
  ],
])('anyone who %s signs in for it, and all other admins hear of it', async (_, fields, attempt, change) => {
  const target = await addPerson({ lastName: 'Target', ...fields });
  const [method, path, body] = attempt(target.uid);
  const act = (acting: { token: string; headers?: Record<string, string> }) =>
    call(method, `/api/users/${path}`, { ...acting, body });
  const before = (await db.doc(`users/${target.uid}`).get()).data();

  const ofColleague = await prove(colleague);
  for (const acting of [{ token: admin.token }, { ...ofColleague, token: admin.token }]) {
    const refused = await act(acting);
    expect([refused.status, refused.body.code]).toEqual([401, 'REAUTH']);
  }
  expect((await db.doc(`users/${target.uid}`).get()).data()).toEqual(before);

  expect((await act(await prove(admin))).status).toBe(200);
  const told = await listNotices(target.uid);
  if (change === null) return expect(told).toEqual([]);
  for (const { email } of [colleague, longest]) expect(told).toContain(`${email} ${change}`);
  expect(told.filter((one) => one.startsWith(admin.email))).toEqual([]);
});

it('nobody changes an admin’s email but its owner', async () => {
  const body = { email: `${uniqueId('stolen')}@kowhai.example` };
  const refused = await call('PUT', `/api/users/${colleague.uid}`, { ...(await prove(admin)), body });
  expect([refused.status, refused.body.code]).toEqual([409, 'SELF_ACTION']);
  expect(refused.body.fields).toHaveProperty('email');
});

it('the mail about a new admin names them', async () => {
  const person = await addPerson({ lastName: 'Promoted' });
  const promote = async (body: object) =>
    call('PUT', `/api/users/${person.uid}`, { ...(await prove(admin)), body: { isAdmin: true, ...body } });
  expect((await promote({})).body.isAdmin).toBe(true);
  const stored = await db.collection('outbox').where('job.admin._id', '==', person.uid).get();
  const mailId = stored.docs[0]?.id ?? '';
  await deliver(mailId);
  const mails = await delivered(mailId);
  const [mail] = mails.filter(({ to }) => to[0]?.email === colleague.email);
  expect(mail?.subject).toBe('Aroha Promoted is now an admin of Kōwhai Broadband');
  expect(mail?.to).toEqual([{ email: colleague.email }]);
  const told = await listNotices(person.uid);
  // Nothing is told of someone who is one already.
  await promote({ firstName: 'Mereana' });
  expect(await listNotices(person.uid)).toHaveLength(told.length);
});
