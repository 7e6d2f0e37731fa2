/**
 * The running shop as tests meet it: the API over HTTP as any client would call it, and the emulators behind it with the
 * Admin SDK, to set things up and to look at what was really stored. Every test makes its own people and goods.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { HardwareFields } from '@kowhai/domain/catalogue/hardware';
import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import type { PlanFields } from '@kowhai/domain/catalogue/plan';
import { blankPlan } from '@kowhai/domain/catalogue/plan-fields';
import { proofHeader } from '@kowhai/domain/people/staff';
import { listUserKeys } from '@kowhai/domain/search/search-keys';
import {
  demoAdmin,
  demoCustomer,
  functionsUrl,
  projectId,
  region,
  siteUrl,
  storageBucket,
} from '@kowhai/tools/command/addresses';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { deriveItem } from '#functions/database/collections.ts';
import { askAccounts, selectEmulators, signedInEarlier, signUp } from '#tests/support/google/emulators.ts';

selectEmulators();

export const app = initializeApp({ projectId, storageBucket }, `tests-${randomUUID()}`);
export const db = getFirestore(app);
export const auth = getAuth(app);

/** Lets the test process end. */
export async function leaveShop(): Promise<void> {
  await db.terminate();
  await deleteApp(app);
}

export type Answer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back.
  body: any;
  text: string;
  ms: number;
};

/** Who signs in: someone whom a test has added, or one of the two whom the stack comes with. */
export type Account = { email: string; password: string; token?: string };

type Call = {
  token?: string | undefined;
  /** Whose token goes along, where none is given. */
  as?: Account | undefined;
  body?: unknown;
  headers?: Record<string, string>;
  raw?: BodyInit;
  /** Where the API is: the site, or an instance of its own. */
  at?: string | undefined;
};

/** The processes that `start-processes.ts` starts for the data tests, called in turn; elsewhere the site. */
const apiUrls = process.env.API_URLS?.split(' ') ?? [siteUrl];
let callCount = 0;
const nextApiUrl = () => apiUrls[callCount++ % apiUrls.length] ?? siteUrl;

/** Calls the API. `raw` goes out as it is, everything else as JSON. */
export async function call(
  method: string,
  path: string,
  { as, token, body, headers, raw, at = path.startsWith('/api/') ? nextApiUrl() : siteUrl }: Call = {},
): Promise<Answer> {
  token ??= as && (await findToken(as));
  const started = performance.now();
  const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${at}${path}`, {
    method,
    headers: {
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload !== undefined && { body: payload }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : null,
    text,
    ms: performance.now() - started,
  };
}

/** Waits for the answer to a call that has to succeed. @returns its body @throws Error for any refusal */
export async function accepted<Body>(answer: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await answer;
  if (status >= 400) throw new Error(`A call was answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export function uniqueId(name: string): string {
  return `${name}-${randomUUID().slice(0, 13)}`;
}

/** A network that nobody else counts against: on the local stack everybody would otherwise share one. */
export function uniqueNetwork(): Record<string, string> {
  const parts = Array.from({ length: 4 }, () => Math.floor(Math.random() * 65_536).toString(16));
  return { 'x-forwarded-for': `2001:db8:${parts.slice(0, 2).join(':')}::${parts.slice(2).join(':')}` };
}

/** The accounts that the stack comes with. */
export const admin: Account = demoAdmin;
export const customer: Account = demoCustomer;

const tokens = new Map<string, Promise<string>>();

/** Signs in once, however many calls go out with it. */
async function findToken({ email, password, token }: Account): Promise<string> {
  if (token !== undefined) return token;
  const key = `${email} ${password}`;
  const known = tokens.get(key) ?? signIn(email, password);
  tokens.set(key, known);
  return known;
}

const profile = {
  firstName: 'Aroha',
  lastName: 'Tester',
  phone: '0800 000 003',
  address: '3 Sample Street, Wellington 6011',
};

export type Person = Awaited<ReturnType<typeof addPerson>>;

/** Opens an account with a record, and signs it in. */
export async function addPerson(
  fields: { firstName?: string; lastName?: string } & Record<string, unknown> = {},
) {
  const claims = fields.isAdmin === true ? { isAdmin: true } : {};
  const { uid, email, password, token } = await signUp(claims);
  const now = Timestamp.now();
  const record = {
    ...profile,
    email,
    isAdmin: false,
    createdAt: now,
    updatedAt: now,
    editedAt: now,
    ...fields,
  };
  await db.doc(`users/${uid}`).set({ ...record, searchKeys: listUserKeys({ ...record, _id: uid }) });
  const { firstName, lastName } = record;
  return { uid, firstName, lastName, email, password, token };
}

export function addCustomer(): Promise<Person> {
  return addPerson();
}

export function addAdmin(): Promise<Person> {
  return addPerson({ isAdmin: true, firstName: 'Staff' });
}

/** Signs in as a browser does, with Firebase. */
export async function signIn(email: string, password: string): Promise<string> {
  const { idToken } = await askAccounts('v1/accounts:signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  if (!idToken) throw new Error(`${email} needs a second factor`);
  return idToken;
}

/**
 * Signs in, with a proof as the desk asks for before a change that leads to more rights: a sign-in of another second, since
 * Firebase counts in whole ones and a session is no proof of itself.
 */
export async function prove({ email, password }: Pick<Person, 'email' | 'password'>) {
  const token = await signIn(email, password);
  return { token, headers: { [proofHeader]: signedInEarlier(token, -1000) } };
}

/** Tests have more plans and hardware than a shop sells: the price list does not count them. */
export async function addHardware(
  fields: Partial<HardwareFields> = {},
): Promise<HardwareFields & { _id: string }> {
  const _id = uniqueId('hardware');
  const record = {
    ...blankHardware,
    name: `Router ${_id}`,
    price: 100,
    countInStock: 10,
    isPublished: true,
    ...fields,
  };
  const now = Timestamp.now();
  await db
    .doc(`hardwares/${_id}`)
    .set({ ...record, ...deriveItem({ ...record, _id }), updatedAt: now, editedAt: now });
  return { ...record, _id };
}

export async function addPlan(fields: Partial<PlanFields> = {}): Promise<PlanFields & { _id: string }> {
  const _id = uniqueId('plan');
  const speeds = {
    download: '300 Mbps',
    upload: '100 Mbps',
    dataCap: 'Unlimited',
    term: 'None',
    equipment: 'None',
  };
  const record = { ...blankPlan, ...speeds, name: `Plan ${_id}`, price: 70, isPublished: true, ...fields };
  const now = Timestamp.now();
  await db
    .doc(`products/${_id}`)
    .set({ ...record, ...deriveItem({ ...record, _id }), updatedAt: now, editedAt: now });
  return { ...record, _id };
}

export async function readStock(hardwareId: string): Promise<number> {
  return (await db.doc(`hardwares/${hardwareId}`).get()).get('countInStock');
}

export const serviceAddress = {
  address: '12 Rātā Street',
  city: 'Karori',
  region: 'Wellington',
  postalCode: '6012',
  country: 'New Zealand',
} as const;

type Goods = { plan: { _id: string }; hardware?: { _id: string }; qty?: number };

/** The body of an order request for one plan and, where given, some hardware. */
export function requestOf({ plan, hardware, qty = 1 }: Goods) {
  return {
    orderServices: [{ _id: plan._id, qty: 1 }],
    orderHardwares: hardware ? [{ _id: hardware._id, qty }] : [],
    serviceAddress,
  };
}

/** Places an order for the person, under a key of its own unless one is given. */
export function placeOrder(person: Account, body: unknown, key: string = randomUUID()): Promise<Answer> {
  return call('POST', '/api/orders', { as: person, body, headers: { 'idempotency-key': key } });
}

/** Places an order of one plan that is on sale. @throws Error for any refusal */
export function placeOrderFor(
  person: Account,
  planId = 'fibre-everyday',
): Promise<{ _id: string; number: string }> {
  return accepted(placeOrder(person, requestOf({ plan: { _id: planId } })));
}

/** Waits until something is so. @returns what it gave, once that is neither false nor nothing */
export async function until<T>(
  look: () => Promise<T | false | null | undefined>,
  { within = 30_000, every = 100 }: { within?: number; every?: number } = {},
): Promise<T> {
  const end = Date.now() + within;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`It did not come to be within ${within} ms: ${look}`);
    await wait(every);
  }
}

/**
 * Asks again, as a client does, while the shop is busy: it gives up after 8 s, which a busy machine may take without any
 * fault. An order asks under its key, so that it is placed once.
 */
export function unlessBusy<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  return until(
    async () => {
      const answer = await ask();
      return answer.status !== 503 && answer;
    },
    { within: 60_000 },
  );
}

/** Runs the scheduled sweep once, as Cloud Scheduler does every minute. */
export async function runSweep(): Promise<void> {
  const trigger = `${functionsUrl}/functions/projects/${projectId}/triggers/${region}-sweep-0`;
  const response = await fetch(trigger, { method: 'POST' });
  if (!response.ok) throw new Error(`The sweep answered ${response.status}`);
}
