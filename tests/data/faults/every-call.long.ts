/**
 * Every call of the contract meets every fault of Firestore, Firebase Auth, Storage and the task queue: what is told, that the
 * fault is logged, that the same call succeeds when it is over, and that nothing is lost or doubled.
 */
import { contract, type EndpointName } from '@kowhai/domain/api/contract';
import type { Endpoint } from '@kowhai/domain/api/endpoint';
import { hosts } from '@kowhai/tools/command/addresses';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { type HttpFault, openHttpProxy } from '#tests/support/google/fault-proxies.ts';
import { type Fault, firestoreMethods, startFirestoreProxy } from '#tests/support/google/firestore-proxy.ts';
import { callsAtOnce } from '#tests/support/shop/at-once.ts';
import { listViolations } from '#tests/support/shop/data-checks.ts';
import { everyCall, toRequest } from '#tests/support/shop/every-call.ts';
import { callInProcess } from '#tests/support/shop/in-process.ts';
import { listLogged } from '#tests/support/shop/log-lines.ts';
import { openScene, type ReadyCall, type Scene } from '#tests/support/shop/scene.ts';
import { db } from '#tests/support/shop/shop.ts';

const firestore = await startFirestoreProxy();
const auth = await openHttpProxy(hosts.auth);
const storage = await openHttpProxy(hosts.storage);
const queue = await openHttpProxy(process.env.CLOUD_TASKS_EMULATOR_HOST ?? '');
const proxies = [auth, storage, queue];
Object.assign(process.env, {
  FIRESTORE_EMULATOR_HOST: firestore.host,
  FIREBASE_AUTH_EMULATOR_HOST: auth.host,
  FIREBASE_STORAGE_EMULATOR_HOST: storage.host,
  STORAGE_EMULATOR_HOST: `http://${storage.host}`,
  CLOUD_TASKS_EMULATOR_HOST: queue.host,
  RATE_LIMIT_SCALE: '100000',
});
afterAll(() => {
  firestore.close();
  for (const proxy of proxies) proxy.close();
});

const names = Object.keys(contract) as EndpointName[];

/** Who asks a neighbour, where that is not everyone, and so hears of its faults. */
const withoutFirestore: EndpointName[] = ['getHealth', 'getApiDescription'];
const publicWithAuth: EndpointName[] = [
  ...(['resetPassword', 'loginUser', 'signInWithRecoveryCode', 'registerUser', 'logoutUser'] as const),
];
/** They wait for a change of an account; where others make one, the sweep sees to it. */
const waitingForAuth: EndpointName[] = [
  ...(['resetPassword', 'loginUser', 'signInWithRecoveryCode', 'registerUser', 'updateProfile'] as const),
  ...(['confirmEmail', 'logoutEverywhere', 'addUser', 'updateUser', 'removeSecondFactor'] as const),
];
const withStorage: EndpointName[] = ['makeOfferSummary'];

const everyone = () => true;
const asksFirestore = (name: EndpointName) => !withoutFirestore.includes(name);
const asksAuth = (name: EndpointName) => contract[name].access !== 'public' || publicWithAuth.includes(name);
const waitsForAuth = (name: EndpointName) => waitingForAuth.includes(name);
const asksStorage = (name: EndpointName) => withStorage.includes(name);

const onAll = (fault: Omit<Fault, 'method'>) => firestoreMethods.map((method) => ({ method, ...fault }));
const never = (code: number | null) => onAll({ code, passedOn: 'never' });
const late = () => new Promise((resolve) => setTimeout(resolve, 300));
const refusal = (message: string, status = 400) => ({ status, body: { error: { code: status, message } } });

const once = (faults: Fault[]) => () => firestore.failFirstTries(...faults);
const always = (faults: Fault[]) => () => firestore.failAlways(...faults);
const fail =
  (proxy: typeof auth, fault: Omit<HttpFault, 'path'>, path = /./) =>
  () =>
    proxy.setFault({ path, ...fault });

/** What those are told who ask the neighbour; everyone else is answered as ever. */
type Told = 'as ever' | 'BUSY' | 'as ever or BUSY';
type Row = [fault: string, play: () => unknown, whoAsks: (name: EndpointName) => boolean, told: Told];

const faults: Row[] = [
  ['nothing fails', () => {}, everyone, 'as ever'],
  ['each request to Firestore is ABORTED once', once(never(10)), asksFirestore, 'as ever or BUSY'],
  ['each request to Firestore is UNAVAILABLE once', once(never(14)), asksFirestore, 'as ever or BUSY'],
  ['each request to Firestore is too late once', once(never(4)), asksFirestore, 'as ever or BUSY'],
  ['each request to Firestore is an INTERNAL error once', once(never(13)), asksFirestore, 'as ever or BUSY'],
  ['each request to Firestore is over the quota once', once(never(8)), asksFirestore, 'as ever or BUSY'],
  [
    'the first answer to each commit is lost',
    once([{ method: 'Commit', code: 13, passedOn: 'before' }]),
    asksFirestore,
    'as ever or BUSY',
  ],
  [
    'Firestore is slow',
    always(onAll({ code: null, passedOn: 'as ever', meanwhile: late })),
    asksFirestore,
    'as ever',
  ],
  ['Firestore is UNAVAILABLE', always(never(14)), asksFirestore, 'BUSY'],
  ['Firestore never answers', always(never(null)), asksFirestore, 'BUSY'],
  ['Auth has an error of its own', fail(auth, refusal('INTERNAL', 500)), asksAuth, 'BUSY'],
  ['Auth’s quota is used up', fail(auth, refusal('QUOTA_EXCEEDED : Exceeded quota.')), asksAuth, 'BUSY'],
  ['Auth lets us do nothing', fail(auth, refusal('PERMISSION_DENIED', 403)), asksAuth, 'BUSY'],
  ['Auth never answers', fail(auth, { status: null }), asksAuth, 'BUSY'],
  ['Auth changes nothing', fail(auth, refusal('INTERNAL', 500), /accounts(?!:lookup)/), waitsForAuth, 'BUSY'],
  ['the task queue refuses', fail(queue, { status: 500 }), everyone, 'as ever'],
  ['the task queue never answers', fail(queue, { status: null }), everyone, 'as ever'],
  ['Storage refuses', fail(storage, { status: 503 }), asksStorage, 'BUSY'],
  ['Storage never answers', fail(storage, { status: null }), asksStorage, 'BUSY'],
];

function stopFaults(): void {
  firestore.failFirstTries();
  firestore.failAlways();
  for (const proxy of proxies) proxy.setFault(null);
}

async function make([name, call]: readonly [EndpointName, ReadyCall]) {
  const { method, url, ...request } = toRequest(name, call);
  const answer = await callInProcess(method, url, request);
  return { name, status: answer.status, ...(answer.status >= 400 && { code: answer.body.code }) };
}

/** So many at once: all of them together would take longer than the shop waits, on a busy machine. */
async function inGroups<T, R>(all: readonly T[], act: (one: T) => Promise<R>, size = callsAtOnce) {
  const results: R[] = [];
  for (let from = 0; from < all.length; from += size) {
    results.push(...(await Promise.all(all.slice(from, from + size).map(act))));
  }
  return results;
}

const success = (name: EndpointName) => {
  const { status }: Endpoint = contract[name];
  return { name, status: status ?? 200 };
};

/** How many records of each kind there are of a scene's people. */
async function countTraces({ family, startedAt }: Scene): Promise<Record<string, number>> {
  const traces: Record<string, number> = {};
  for (const [collection, moment, kind] of [
    ['orders', 'createdAt', 'status'],
    ['outbox', 'createdAt', 'job.kind'],
    ['audit', 'at', 'action'],
    ['users', 'createdAt', 'isDisabled'],
    ['enquiries', 'createdAt', 'isAnswered'],
    ['orderNotes', 'createdAt', 'by.name'],
  ] as const) {
    const { docs } = await db.collection(collection).where(moment, '>=', startedAt).get();
    for (const doc of docs.filter((one) => JSON.stringify(one.data()).includes(family))) {
      const trace = `${collection} ${doc.get(kind)}`.replace(family, 'family');
      traces[trace] = (traces[trace] ?? 0) + 1;
    }
  }
  return traces;
}

/** What all calls leave behind where nothing fails. */
let tracesOfAll: Record<string, number> | undefined;

it.each(faults)(
  'where %s, those who need it are told so, and nothing is lost or doubled',
  { timeout: 120_000 },
  async (_, play, whoAsks, told) => {
    const scene = await openScene();
    onTestFinished(async () => {
      stopFaults();
      await scene.close();
    });
    const ready = await inGroups(names, async (name) => [name, await everyCall[name](scene)] as const);
    const logged = listLogged();
    play();
    // A fault that lasts is met by all of them at the same moment.
    const answers = await inGroups(ready, make, told === 'as ever' ? callsAtOnce : ready.length);
    stopFaults();

    const failed = names.filter((name) => answers.some((one) => one.name === name && one.code === 'BUSY'));
    const mayFail = (name: EndpointName) => told !== 'as ever' && whoAsks(name);
    const fails = (name: EndpointName) => mayFail(name) && (told === 'BUSY' || failed.includes(name));
    expect(answers).toEqual(
      names.map((name) => (fails(name) ? { name, status: 503, code: 'BUSY' } : success(name))),
    );
    // What passes is outlasted by most: only what asks for much is not done after 8 s.
    if (told === 'as ever or BUSY') expect(failed.length).toBeLessThan(names.length / 2);
    const failures = logged().filter(({ event }) => event === 'callFailed');
    expect(failures.map(({ endpoint }) => endpoint).toSorted()).toEqual(failed.toSorted());

    // Those who were told so ask again; where an answer was lost on the way, some may find that it was done.
    const again = ready.filter(([name]) => failed.includes(name));
    const later = await inGroups(again, make);
    if (told === 'BUSY') expect(later).toEqual(again.map(([name]) => success(name)));
    // Anyone who has a key may ask once more with it, whatever was answered: there is the one order.
    const keyed = ready.filter(([name]) => (contract[name] as Endpoint).isIdempotent);
    const repeated = await inGroups(keyed, make);
    // What was made is not made again; what was taken for later is taken once more.
    expect(repeated).toEqual(
      keyed.map(([name]) => ({ name, status: success(name).status === 201 ? 200 : success(name).status })),
    );
    const traces = await countTraces(scene);
    tracesOfAll ??= traces;
    const [most, isWhole] = [tracesOfAll, told !== 'as ever or BUSY' || failed.length === 0];
    const doubled = Object.keys(traces).filter((kind) => (traces[kind] ?? 0) > (most[kind] ?? 0));
    expect(isWhole ? traces : doubled).toEqual(isWhole ? most : []);
    const { customers, stockAtStart } = scene;
    expect(await listViolations({ customers, stockAtStart })).toEqual([]);
  },
);
