/** Listeners of the client SDK, which the site does not open, but anyone with a session can. */
import { localHost, ports, projectId } from '@kowhai/tools/command/addresses';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  signInWithEmailAndPassword,
  type User,
  updateCurrentUser,
} from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  type DocumentSnapshot,
  doc,
  getFirestore,
  limit,
  onSnapshot,
  type QuerySnapshot,
  query,
  setLogLevel,
  where,
} from 'firebase/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { authOrigin } from '#tests/support/google/emulators.ts';
import {
  addAdmin,
  addCustomer,
  addPlan,
  call,
  db,
  type Person,
  prove,
  uniqueId,
  until,
} from '#tests/support/shop/shop.ts';

// It would print each refusal, too; a fault of its own is an error.
setLogLevel('error');

function openApp(): FirebaseApp {
  const app = initializeApp({ apiKey: 'any', projectId }, uniqueId('listener'));
  onTestFinished(() => deleteApp(app));
  connectAuthEmulator(getAuth(app), authOrigin, { disableWarnings: true });
  return app;
}

/** Signs in as a browser does. */
async function openSession({ email, password }: Person): Promise<User> {
  return (await signInWithEmailAndPassword(getAuth(openApp()), email, password)).user;
}

/**
 * What a listener is shown: the words of each snapshot, and how it ended. Each has a connection of its own: Google's emulator
 * garbles one on which it tells two listeners at once (issue 8654 of firebase-tools).
 *
 * @param session null for a stranger
 */
async function listen(
  session: User | null,
  at: { doc: string } | { of: string; field: string; is: unknown },
): Promise<string[]> {
  const app = openApp();
  await updateCurrentUser(getAuth(app), session);
  const store = getFirestore(app);
  connectFirestoreEmulator(store, localHost, ports.firestore);
  const seen: string[] = [];
  const show = (records: readonly DocumentSnapshot[]) =>
    seen.push(records.map((record) => record.get('words')).join());
  const end = ({ code }: { code: string }) => seen.push(code);
  if ('doc' in at) onSnapshot(doc(store, at.doc), (record) => show([record]), end);
  else {
    const list = query(collection(store, at.of), where(at.field, '==', at.is), limit(50));
    onSnapshot(list, ({ docs }: QuerySnapshot) => show(docs), end);
  }
  return seen;
}

const unknown = 2;

/**
 * Changes a record once more. Google’s emulator answers UNKNOWN, and tells none of the other listeners, where it meets a
 * stream that its client has left.
 */
const change = (path: string, fields: Record<string, unknown> = {}) =>
  db
    .doc(path)
    .update({ ...fields, words: uniqueId('after') })
    .catch((error) => {
      if (error.code !== unknown) throw error;
    });

/** Each has seen the record as it was, and nothing of what is written while it is refused. */
const expectEnds = (listeners: string[][], write: () => Promise<unknown>) =>
  expect
    .poll(async () => {
      await write();
      return listeners;
    })
    .toEqual(listeners.map(() => ['before', 'permission-denied']));

async function addOrder(person: Person): Promise<string> {
  const path = `orders/${uniqueId('order')}`;
  await db.doc(path).set({ user: { _id: person.uid }, words: 'before' });
  onTestFinished(async () => void (await db.doc(path).delete()));
  return path;
}

/** With a field of its own to ask for. */
async function addMarkedPlan({ isPublished }: { isPublished: boolean }) {
  const { _id } = await addPlan({ isPublished });
  await db.doc(`products/${_id}`).update({ words: 'before', marker: _id });
  return { path: `products/${_id}`, marker: _id };
}

it('an admin’s listeners to an order and to drafts end with their rights, and show no later change', async () => {
  const [admin, former, customer] = [await addAdmin(), await addAdmin(), await addCustomer()];
  const [order, draft] = [await addOrder(customer), await addMarkedPlan({ isPublished: false })];
  const session = await openSession(former);
  const listeners = [
    await listen(session, { doc: order }),
    await listen(session, { doc: draft.path }),
    await listen(session, { of: 'products', field: 'marker', is: draft.marker }),
  ];
  await until(async () => listeners.every((seen) => seen.length > 0));

  const body = { isAdmin: false };
  const { status } = await call('PUT', `/api/users/${former.uid}`, { ...(await prove(admin)), body });
  expect(status).toBe(200);
  await expectEnds(listeners, async () => {
    for (const path of [order, draft.path]) await change(path);
  });
});

it.each([
  ['signed out', 'logout'],
  ['signed out everywhere', 'logout/everywhere'],
])('a customer’s listeners end with a session that is %s', async (_, path) => {
  const customer = await addCustomer();
  const order = await addOrder(customer);
  const session = await openSession(customer);
  const listeners = [
    await listen(session, { doc: order }),
    await listen(session, { of: 'orders', field: 'user._id', is: customer.uid }),
  ];
  await until(async () => listeners.every((seen) => seen.length > 0));
  const token = await session.getIdToken();
  expect((await call('POST', `/api/users/${path}`, { token })).status).toBe(200);
  await expectEnds(listeners, () => change(order));
});

it('a stranger’s listeners show nothing of a plan that becomes a draft', async () => {
  const { path } = await addMarkedPlan({ isPublished: true });
  const page = await listen(null, { doc: path });
  await until(async () => page.length > 0);
  await expectEnds([page], () => change(path, { isPublished: false }));
});
