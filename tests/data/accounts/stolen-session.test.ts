/** What a thief can do with the session of staff who have a second factor: through the API, and by Google's own calls. */
import { expect, it } from 'vitest';
import { askAccounts, getDocument } from '#tests/support/google/emulators.ts';
import { deliverTo } from '#tests/support/shop/mails.ts';
import { addGuarded, addSecondFactor, makeRecoveryCodes } from '#tests/support/shop/second-factors.ts';
import { addAdmin, addPlan, auth, call, db, signIn, uniqueId } from '#tests/support/shop/shop.ts';

const newPassword = 'a password of the thief';

async function steal() {
  const owner = await addGuarded();
  await makeRecoveryCodes(owner.token);
  const { multiFactor } = await auth.getUser(owner.uid);
  return { ...owner, factor: multiFactor?.enrolledFactors[0]?.uid ?? '' };
}

/** Firebase takes these within five minutes of the sign-in. */
const withdraw = ({ token, factor }: Awaited<ReturnType<typeof steal>>) =>
  askAccounts('v2/accounts/mfaEnrollment:withdraw', { idToken: token, mfaEnrollmentId: factor });
const setPassword = (idToken: string) =>
  askAccounts('v1/accounts:update', { idToken, password: newPassword });

const listOrders = (token: string) => call('GET', '/api/orders?limit=1', { token });
const outOfReach = { status: 403, body: { code: 'SECOND_FACTOR' } };

async function readsDrafts(token: string): Promise<boolean> {
  const { _id } = await addPlan({ isPublished: false });
  return (await getDocument({ token }, `products/${_id}`)) === 'allowed';
}

it.each<[string, string, string, object | undefined, number, string]>([
  ['change the password', 'PUT', 'profile', { password: newPassword }, 401, 'REAUTH'],
  ['move the email', 'PUT', 'profile', { email: 'thief@kowhai.example' }, 401, 'REAUTH'],
  ['make recovery codes', 'POST', 'profile/recovery-codes', undefined, 401, 'REAUTH'],
  ['close the account', 'POST', 'profile/close', {}, 401, 'REAUTH'],
  ['remove the second factor', 'DELETE', '{uid}/second-factor', undefined, 409, 'SELF_ACTION'],
  ['disable a colleague', 'PUT', '{colleague}/disabled', undefined, 401, 'REAUTH'],
  ['make an admin', 'PUT', '{customer}', { isAdmin: true }, 401, 'REAUTH'],
])('the API lets a stolen session not %s', async (_, method, path, body, status, code) => {
  const [{ uid, token }, colleague] = [await steal(), await addAdmin()];
  const customer = uniqueId('customer');
  await db.doc(`users/${customer}`).set({ ...(await db.doc(`users/${uid}`).get()).data(), isAdmin: false });
  const whole = path
    .replace('{uid}', uid)
    .replace('{colleague}', colleague.uid)
    .replace('{customer}', customer);
  const before = (await db.doc(`users/${uid}`).get()).data();
  expect(await call(method, `/api/users/${whole}`, { token, body })).toMatchObject({
    status,
    body: { code },
  });
  expect((await db.doc(`users/${uid}`).get()).data()).toEqual(before);
  await db.doc(`users/${customer}`).delete();
});

it('a thief who withdraws the factor and sets a password at Google gets a session without the desk', async () => {
  const stolen = await steal();
  await withdraw(stolen);
  await setPassword(stolen.token);
  const session = await signIn(stolen.email, newPassword);
  expect(await listOrders(session)).toMatchObject(outOfReach);
  expect(await readsDrafts(session)).toBe(false);
});

it('a factor that a thief adds at Google opens neither desk nor drafts', async () => {
  const stolen = await steal();
  const added = await addSecondFactor(stolen.token);
  expect(await listOrders(added.token)).toMatchObject(outOfReach);
  expect(await readsDrafts(added.token)).toBe(false);
  // The owner's own goes on.
  expect([(await listOrders(stolen.token)).status, await readsDrafts(stolen.token)]).toEqual([200, true]);
});

it('a thief who replaces the factor gets in only by a call of which all admins, and the owner, are mailed', async () => {
  const [stolen, colleague] = [await steal(), await addAdmin()];
  await withdraw(stolen);
  await setPassword(stolen.token);
  const { token } = await addSecondFactor(await signIn(stolen.email, newPassword));
  expect(await listOrders(token)).toMatchObject(outOfReach);
  expect(await readsDrafts(token)).toBe(false);

  expect((await call('POST', '/api/users/login', { token })).status).toBe(200);
  const told = await db.collection('outbox').where('job.admin._id', '==', stolen.uid).get();
  expect(told.docs.map((mail) => mail.get('job.change'))).toEqual(['second factor replaced']);
  expect(told.docs[0]?.get('job.recipients')).toContain(colleague.email);
  await deliverTo(stolen.email, 'password-changed');
  await deliverTo(stolen.email, 'second-factor', 2);
  const { body } = await call('GET', `/api/audit?record=user:${stolen.uid}`, { token: colleague.token });
  expect(body[0]).toMatchObject({ action: 'turn on second factor', by: { _id: stolen.uid } });
});
