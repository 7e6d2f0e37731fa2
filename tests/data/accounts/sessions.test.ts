import { expect, it } from 'vitest';
import { askAccounts, getDocument } from '#tests/support/google/emulators.ts';
import { addAdmin, addCustomer, auth, call, db, prove, signIn, until } from '#tests/support/shop/shop.ts';

const statusOf = async (token: string) => (await call('GET', '/api/users/profile', { token })).status;

/** Reads an order of one's own from the database, as a browser does. */
async function readsDatabase(uid: string, token: string): Promise<boolean> {
  await db.doc(`orders/of-${uid}`).set({ user: { _id: uid } });
  const outcome = await getDocument({ token }, `orders/of-${uid}`);
  await db.doc(`orders/of-${uid}`).delete();
  return outcome === 'allowed';
}

/** Firebase counts sign-ins in whole seconds. */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await until(async () => Math.floor(Date.now() / 1000) > second);
}

it('a session that was signed out stays out when the account loses its rights', async () => {
  const [admin, former] = [await addAdmin(), await addAdmin()];
  await call('POST', '/api/users/logout', { token: former.token });
  const body = { isAdmin: false };
  await call('PUT', `/api/users/${former.uid}`, { ...(await prove(admin)), body });
  const note = (await db.doc(`revoked/${former.uid}`).get()).data();
  // Firebase renews none of them any more: only then may the note expire.
  const { tokensValidAfterTime = '' } = await auth.getUser(former.uid);
  expect(note?.expiresAt).toBeDefined();
  expect(Date.parse(tokensValidAfterTime)).toBeGreaterThan(note?.at.toMillis() - 2000);
  expect(await statusOf(former.token)).toBe(401);
});

it('anyone who reads in an account whose email staff move reads no more', async () => {
  const [admin, hijacked] = [await addAdmin(), await addCustomer()];
  const { uid, token } = hijacked;
  expect([await statusOf(token), await readsDatabase(uid, token)]).toEqual([200, true]);
  const email = `moved-${hijacked.email}`;
  await call('PUT', `/api/users/${uid}`, { ...(await prove(admin)), body: { email } });
  expect([await statusOf(token), await readsDatabase(uid, token)]).toEqual([401, false]);
  await nextSecond();
  const later = await signIn(email, hijacked.password);
  expect([await statusOf(later), await readsDatabase(uid, later)]).toEqual([200, true]);
});

it('a session that was signed out stays out after fifty other sign-outs', async () => {
  const person = await addCustomer();
  await call('POST', '/api/users/logout', { token: person.token });
  const note = db.doc(`revoked/${person.uid}`);
  const [first] = (await note.get()).get('signedOut');
  const others = Array.from({ length: 49 }, (_, n) => first - 3600 + n);
  await note.update({ signedOut: [first, ...others] });
  await nextSecond();
  const later = await signIn(person.email, person.password);
  await call('POST', '/api/users/logout', { token: later });
  expect((await note.get()).get('signedOut')).toHaveLength(50);
  expect(await Promise.all([statusOf(person.token), statusOf(later)])).toEqual([401, 401]);
  // What fell out was the oldest, and stays out by the moment.
  expect((await note.get()).get('at').toMillis()).toBe((first - 3600) * 1000);
});

it('a second factor that is turned on brings no earlier session back', async () => {
  const person = await addAdmin();
  const at = new Date(Date.now() + 60_000);
  await db.doc(`revoked/${person.uid}`).set({ at, signedOut: [1] });
  const { endSessions } = await import('#functions/users/revocation.ts');
  await endSessions(person.uid, 0);
  expect((await db.doc(`revoked/${person.uid}`).get()).get('at').toDate()).toEqual(at);
  await db.doc(`revoked/${person.uid}`).set({});
  await endSessions(person.uid, 0);
  expect((await db.doc(`revoked/${person.uid}`).get()).data()).toEqual({});
});

it('a password that was changed past the API is told at the next sign-in, once, and ends what was before', async () => {
  const person = await addCustomer();
  const logIn = (token: string) => call('POST', '/api/users/login', { token });
  await logIn(person.token);
  await nextSecond();
  await nextSecond();
  await askAccounts('v1/accounts:update', { idToken: person.token, password: '123456' });
  const listNotices = async () => {
    const mails = await db.collection('outbox').where('to', '==', person.email).get();
    return mails.docs.filter(({ id }) => id.startsWith('password-changed_'));
  };
  expect(await listNotices()).toHaveLength(0);
  for (let times = 0; times < 2; times += 1) {
    expect((await logIn(await signIn(person.email, '123456'))).status).toBe(200);
    expect(await listNotices()).toHaveLength(1);
  }
  expect(await readsDatabase(person.uid, person.token)).toBe(false);
});
