/** Two customers and an admin whom calls of every kind come from, and all that those can be about. */
import { contract, type EndpointName } from '@kowhai/domain/api/contract';
import type { Endpoint } from '@kowhai/domain/api/endpoint';
import { errorStatuses } from '@kowhai/domain/app-error';
import * as z from 'zod/mini';
import { listViolations } from './data-checks.ts';
import { enquiryOf } from './enquiries.ts';
import { callInProcess } from './in-process.ts';
import {
  accepted,
  addHardware,
  addPerson,
  addPlan,
  db,
  type Person,
  requestOf,
  uniqueId,
  uniqueNetwork,
} from './shop.ts';

/** How long each fuzz runs; an hour is FUZZ_SECONDS=3600. */
export const fuzzMs = Number(process.env.FUZZ_SECONDS ?? 120) * 1000;

/** FUZZ_SEED does again what a run did. */
export const fuzzSeed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));

export const roles = ['stranger', 'customer', 'other', 'admin'] as const;
export type Role = (typeof roles)[number];
type SignedIn = Exclude<Role, 'stranger'>;

/** What is in a person's records and in nobody else's. */
type Known = Person & { secrets: string[] };

export type FuzzCall = {
  name: EndpointName;
  role: Role;
  params: string[];
  query: string;
  body: string | undefined;
  key: string | undefined;
};

export type FuzzShop = Awaited<ReturnType<typeof openFuzzShop>>;

export async function openFuzzShop() {
  const startedAt = new Date();
  const people = {} as Record<SignedIn, Known>;
  const everyone: Known[] = [];
  /** By the word in an address that says what they are of. */
  const ids: Record<string, string[]> = {};
  const note = (kind: string, id: string) => {
    ids[kind] = [...(ids[kind] ?? ['no-such-thing']), id];
  };
  const stockAtStart: Record<string, number> = {};
  const succeeded = new Set<EndpointName>();

  const replace = async (role: SignedIn) => {
    const family = uniqueId('Family');
    const fields = { lastName: family, address: `1 ${family} Street`, isAdmin: role === 'admin' };
    const person = await addPerson(fields);
    people[role] = { ...person, secrets: [family, person.email, person.uid] };
    everyone.push(people[role]);
    note('users', person.uid);
  };
  await Promise.all((['customer', 'other', 'admin'] as const).map(replace));

  const plan = await addPlan();
  note('products', plan._id);
  for (const role of ['customer', 'other'] as const) {
    const hardware = await addHardware({ countInStock: 50 });
    stockAtStart[hardware._id] = 50;
    const { token } = people[role];
    const send = (path: string, body: object) =>
      accepted(callInProcess('POST', path, { token, body, headers: uniqueNetwork() }));
    const order = await send('/api/orders', requestOf({ plan, hardware }));
    const enquiry = { ...enquiryOf('Asks'), email: people[role].email };
    const { enquiryId } = await send('/api/mail/send-enquiry', enquiry);
    note('hardwares', hardware._id);
    note('orders', order._id);
    note('mails', `confirm-order_${order._id}`);
    note('enquiries', enquiryId);
  }

  /** Makes a call. @returns what is wrong with its answer, nothing where all is well */
  async function tryCall({ name, role, params, query, body, key }: FuzzCall): Promise<string[]> {
    const { method, path, output }: Endpoint = contract[name];
    const values = [...params];
    const url = path.replace(/\{\w+\}/g, () => values.shift() ?? '');
    const caller = role === 'stranger' ? undefined : people[role];
    const answer = await callInProcess(method, `${url}?${query}`, {
      token: caller?.token,
      ...(body !== undefined && { raw: body }),
      headers: { ...uniqueNetwork(), ...(key !== undefined && { 'idempotency-key': key }) },
    });
    const text = JSON.stringify(answer.body);
    const wrong: string[] = [];
    if (answer.status >= 500) wrong.push(`${answer.status}: ${text}`);
    if (answer.status >= 400 && !isRefusal(answer)) wrong.push(`no refusal of ours: ${text}`);
    if (answer.status < 400) {
      succeeded.add(name);
      const { error } = z.safeParse(output, answer.body);
      if (error) wrong.push(`not as the contract says: ${JSON.stringify(error.issues)}`);
      const { _id, enquiryId, replyId } = answer.body ?? {};
      if (method === 'POST' && _id) note(kindOf(path), _id);
      if (enquiryId) note('enquiries', enquiryId);
      if (replyId) note('replies', replyId);
    }
    if (/\\n\s+at |node_modules|functions\/src|\.[cm]?[jt]s:\d/.test(text)) wrong.push(`a stack: ${text}`);
    const secrets = everyone.flatMap((person) => [
      person.password,
      ...(role === 'admin' || name === 'loginUser' || person === caller ? [] : person.secrets),
    ]);
    // One's own export tells what one typed into an enquiry, the address of another person included.
    const foreign =
      name === 'exportOwnData'
        ? everyone.reduce((rest, { email }) => rest.replaceAll(email, ''), text)
        : text;
    const told = secrets.filter((secret) => foreign.includes(secret));
    if (told.length > 0) wrong.push(`tells a ${role} ${told}: ${text}`);
    if (answer.status < 400 && method !== 'GET' && url.startsWith('/api/users')) await replaceSignedOut();
    return wrong.map((sentence) => sentence.slice(0, 600));
  }

  /** Some calls end a session or an account. */
  async function replaceSignedOut() {
    for (const role of ['customer', 'other', 'admin'] as const) {
      const { status, body } = await callInProcess('GET', '/api/users/profile', {
        token: people[role].token,
      });
      if (status !== 200 || body.isAdmin !== (role === 'admin')) await replace(role);
    }
  }

  return {
    idsOf: (kind: string): readonly string[] => ids[kind] ?? ['no-such-thing'],
    people,
    /** The calls of which at least one was not refused. */
    succeeded,
    tryCall,
    /** Runs the data checks on what these people did. */
    listViolations: () => listViolations({ customers: everyone, stockAtStart }),
    forgetMails: () =>
      forgetMails(
        startedAt,
        everyone.flatMap((person) => person.secrets),
      ),
  };
}

/** What an address is about: `orders` for /api/orders/{id}. */
export const kindOf = (path: string) => path.split('/')[2] ?? '';

function isRefusal({
  status,
  body,
}: {
  status: number;
  body: { code?: string; message?: unknown };
}): boolean {
  const statuses: Record<string, number> = errorStatuses;
  return statuses[body.code ?? ''] === status && typeof body.message === 'string';
}

/** Takes mails about these people out of the outbox: other tests would wait until they are delivered. */
export async function forgetMails(since: Date, secrets: readonly string[]): Promise<void> {
  const { docs } = await db.collection('outbox').where('createdAt', '>=', since).get();
  const isOurs = (text: string) => secrets.some((secret) => text.includes(secret));
  const ours = docs.filter((mail) => isOurs(JSON.stringify(mail.data())));
  await Promise.all(ours.map(({ ref }) => ref.delete()));
}

export const personOf = (family: string) => ({
  firstName: 'Mere',
  lastName: family,
  email: `${uniqueId(family)}@kowhai.example`,
  phone: '0800 000 004',
  address: '4 Sample Street, Nelson 7010',
});
