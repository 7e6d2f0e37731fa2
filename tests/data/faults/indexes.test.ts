import { globSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@kowhai/domain/api/contract';
import { changedBy } from '@kowhai/tools/invariants/read-shop';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type CollectionName, collectionNames, collections } from '#functions/database/collections.ts';
import {
  countEntries,
  fieldOverrides,
  indexes,
  isUnindexed,
  needsIndex,
} from '#tests/support/google/index-file.ts';
import { askingFiles, makesQuery, type SentQuery, sentQueries } from '#tests/support/google/sent-queries.ts';
import { callInProcess } from '#tests/support/shop/in-process.ts';
import {
  addAdmin,
  addCustomer,
  addHardware,
  addPlan,
  call,
  db,
  placeOrder,
  prove,
  requestOf,
  uniqueNetwork,
  until,
} from '#tests/support/shop/shop.ts';

// Production refuses a query without its index. Google's emulator does not; fireemu does in its strict profile alone, which
// also refuses the emulators' unsigned tokens. So the app is asked for what it can be asked for, and what it then asks
// Firestore is held against the file of indexes.

const functions = path.join(import.meta.dirname, '../../../functions/src');

/** What browsers ask directly: published-query.ts and orders.ts in web/src/data. */
const browserQueries: SentQuery[] = [
  { collection: 'products', equal: ['category', 'isPublished'], contains: [], sorted: [] },
  { collection: 'hardwares', equal: ['category', 'isPublished'], contains: [], sorted: [] },
  { collection: 'orders', equal: ['user._id'], contains: [], sorted: ['createdAt DESCENDING'] },
];

/** What no call and no sweep asks: `askingElsewhere`, and what the invariants read since a day. */
const otherQueries: SentQuery[] = [
  { collection: 'outbox', equal: ['countedIn'], contains: [], sorted: [] },
  { collection: 'outbox', equal: ['job.order._id', 'state'], contains: [], sorted: [] },
  { collection: 'products', equal: ['isPublished'], contains: [], sorted: [] },
  { collection: 'hardwares', equal: ['isPublished'], contains: [], sorted: [] },
  { collection: 'hardwares', equal: [], contains: ['planIds'], sorted: [] },
  ...Object.entries(changedBy).map(([collection, field]) => ({
    collection,
    equal: [],
    contains: [],
    sorted: [`${field} ASCENDING`],
  })),
];

/** They ask by one field or for equality alone: for a renamed plan, a limited notice, an undo, and published pages. */
const askingElsewhere = [
  'catalogue/name-plans.ts',
  'mail/delivery/limited-notices.ts',
  'orders/undo-order.ts',
  'publishing/publish-pages.ts',
];

/** What one query combines. Of the other parameters no query combines more than two. */
const combined = new Set(['status', 'q', 'sort']);

/** Something for each parameter whose values are no list. */
const samples: Record<string, string> = {
  q: 'aroha',
  from: '2026-01-01',
  email: 'someone@kowhai.example',
  only: 'note:,date:none',
};

let storedOrder: Record<string, unknown> | undefined;
const storedFields = new Map<CollectionName, Set<string>>();

beforeAll(async () => {
  const [admin, customer, plan, hardware] = await Promise.all([
    addAdmin(),
    addCustomer(),
    addPlan(),
    addHardware(),
  ]);
  const placed = await placeOrder(customer, requestOf({ plan, hardware }));
  const [orderId, uid] = [placed.body._id, customer.uid];
  const sentEnquiry = {
    firstName: 'Aroha',
    lastName: 'Tester',
    email: customer.email,
    phone: '',
    enquirySubject: 'Order Status',
    enquiryMessage: `Where is ${placed.body.number}?`,
  };
  const asked = await call('POST', '/api/mail/send-enquiry', {
    headers: uniqueNetwork(),
    body: sentEnquiry,
  });
  for (const name of ['orders', 'outbox', 'desk'] as const) {
    const { docs } = await db.collection(name).limit(20).get();
    storedFields.set(name, new Set(docs.flatMap((snapshot) => Object.keys(snapshot.data()))));
  }
  storedOrder = (await db.doc(`orders/${orderId}`).get()).data();
  const ids: Record<string, string> = {
    orders: orderId,
    users: uid,
    products: plan._id,
    hardwares: hardware._id,
    enquiries: asked.body.enquiryId,
  };
  const valuesOf = (name: string, schema: unknown): string[] => {
    const { enum: listed } = z.toJSONSchema(schema as z.ZodMiniType, { unrepresentable: 'any' });
    if (listed) return listed.map(String);
    if (name === 'user' || name === 'by') return [uid];
    if (name === 'record') return [`user:${uid}`];
    return name === 'cursor' || name === 'limit' ? [] : [samples[name] ?? 'true'];
  };
  for (const endpoint of Object.values(contract)) {
    if (endpoint.method !== 'GET') continue;
    const address = endpoint.path.replace(
      /^(\/api\/)(\w+)\/\{id\}/,
      (_, api, kind) => `${api}${kind}/${ids[kind]}`,
    );
    const shape = 'query' in endpoint ? endpoint.query.shape : {};
    const searches = [new URLSearchParams()];
    for (const [name, schema] of Object.entries(shape)) {
      // Both ends of a range ask for the same index as one.
      if (name === 'to') continue;
      const values = valuesOf(name, schema);
      const longer = searches.flatMap((search) =>
        values.map((value) => new URLSearchParams([...search, [name, value]])),
      );
      searches.push(
        ...longer.filter((search) => [...search.keys()].every(combined.has, combined) || search.size < 3),
      );
    }
    const { token } = endpoint.access === 'signed-in' ? customer : admin;
    const ask = async (search: URLSearchParams) => {
      if ('limit' in shape) search.set('limit', '1');
      await callInProcess('GET', `${address}?${search}`, { token });
      // Strangers do not see drafts, which is another query.
      if (endpoint.access === 'public') await callInProcess('GET', `${address}?${search}`);
    };
    for (let n = 0; n < searches.length; n += 12) await Promise.all(searches.slice(n, n + 12).map(ask));
  }
  // By its fields, as the specification has it, and a whole name of two letters.
  await callInProcess('POST', '/api/mail/confirm-enquiry', { headers: uniqueNetwork(), body: sentEnquiry });
  await callInProcess('GET', '/api/search?q=ng', { token: admin.token });
  const { token, password } = admin;
  const mailId = `confirm-order_${orderId}`;
  await until(async () => (await db.doc(`outbox/${mailId}`).get()).get('state') === 'sent');
  await callInProcess('POST', `/api/orders/${orderId}/mails/${mailId}/resend`, { token });
  // Refused, with who took the last step.
  const body = { seenAt: '2026-01-01T00:00:00.000Z' };
  await callInProcess('PUT', `/api/orders/${orderId}/processing`, { token, body });
  await callInProcess('PUT', `/api/users/${uid}`, { ...(await prove(admin)), body: { isAdmin: true } });
  for (const record of [
    `orders/${orderId}`,
    `products/${plan._id}`,
    `hardwares/${hardware._id}`,
    `users/${uid}`,
  ])
    await callInProcess('DELETE', `/api/${record}`, await prove(admin));
  await callInProcess('POST', '/api/users/profile/close', { token, body: { currentPassword: password } });
  await db.doc(`uploads/${orderId}`).set({ path: 'images/of-nothing.webp', files: [], dueAt: new Date(0) });
  const { sweep } = await import('#functions/sweep.ts');
  await sweep();
  // Of that hour alone, in which the sweep asks.
  const { sweepReminders } = await import('#functions/orders/sweep-reminders.ts');
  await sweepReminders('2097-11-26T05:00:00.000Z');
}, 300_000);

const listNeeded = () => [...sentQueries.values(), ...browserQueries, ...otherQueries];

function describeIndex(
  equal: readonly string[],
  contains: readonly string[],
  sorted: readonly string[],
): string {
  return [...equal.toSorted(), ...contains.map((name) => `${name} contains`), ...sorted].join(', ');
}

const describeQuery = ({ equal, contains, sorted }: SentQuery) => describeIndex(equal, contains, sorted);

/** The fields of a record: of its schema, and those that are stored beside it. */
function listStored(name: CollectionName): string[] {
  const { properties = {} } = z.toJSONSchema(collections[name].schema, { unrepresentable: 'any' });
  return [...new Set([...Object.keys(properties), ...(storedFields.get(name) ?? [])])].filter(
    (field) => field !== '_id',
  );
}

/** @param sortedBy how many of an index's fields, the last ones, are to sort */
function listIndexes(collection: string, sortedBy: number): string[] {
  const own = indexes.filter(({ collectionGroup }) => collectionGroup === collection);
  return own.map(({ fields }) => {
    const plain = fields.filter(({ arrayConfig }) => !arrayConfig);
    const compared = Math.max(0, plain.length - sortedBy);
    return describeIndex(
      plain.slice(0, compared).map(({ fieldPath }) => fieldPath),
      fields.filter(({ arrayConfig }) => arrayConfig).map(({ fieldPath }) => fieldPath),
      plain.slice(compared).map(({ fieldPath, order }) => `${fieldPath} ${order}`),
    );
  });
}

describe('indexes', () => {
  it('were looked for in every file that makes a query', () => {
    const files = globSync('**/*.ts', { cwd: functions });
    const silent = files.filter((name) => makesQuery(name) && !askingFiles.has(name));
    expect(silent.toSorted()).toEqual(askingElsewhere);
  });

  it('are in the file for every query that is sent', () => {
    const missing = listNeeded()
      .filter(needsIndex)
      .filter((query) => !listIndexes(query.collection, query.sorted.length).includes(describeQuery(query)));
    expect(missing).toEqual([]);
  });

  it('are there for no query that is not sent', () => {
    const unused = [...new Set(indexes.map(({ collectionGroup }) => collectionGroup))].flatMap(
      (collection) => {
        const needed = listNeeded().filter((query) => query.collection === collection);
        const [first = [], ...others] = [0, 1, 2].map((sortedBy) => {
          const wanted = new Set(
            needed.filter(({ sorted }) => sorted.length === sortedBy).map(describeQuery),
          );
          return listIndexes(collection, sortedBy).map((index) => (wanted.has(index) ? null : index));
        });
        return first.flatMap((index, position) =>
          index !== null && others.every((list) => list[position] !== null)
            ? `${collection}: ${others[0]?.[position]}`
            : [],
        );
      },
    );
    expect(unused).toEqual([]);
  });

  // Orders are written most, mails hold a copy of theirs, and everyone's steps write the desk's record.
  it.each(['orders', 'outbox', 'desk'] as const)(
    'are of no single field of %s that no query asks for',
    (name) => {
      const asked = listNeeded().filter((query) => query.collection === name && !needsIndex(query));
      const fields = new Set(
        asked.flatMap(({ equal, contains, sorted }) => [
          ...equal,
          ...contains,
          ...sorted.map((field) => field.replace(/ \w+$/, '')),
        ]),
      );
      const stored = new Set([...listStored(name), ...fields]);
      expect([...stored].filter((field) => !isUnindexed(name, field)).toSorted()).toEqual(
        [...fields].toSorted(),
      );
    },
  );

  it('hold an order at most seven times for each of its search keys, and a dozen fields of it alone', () => {
    const { composite, single } = countEntries('orders/some-order', storedOrder ?? {});
    const { length } = (storedOrder?.searchKeys ?? []) as string[];
    expect(composite.entries / length).toBeLessThan(7.5);
    expect(single.entries).toBeLessThan(20);
  });

  it('are made with a policy that lets records expire, for all that the sweep removes before', () => {
    const swept = listNeeded().filter(({ sorted }) => sorted.join() === 'expiresAt ASCENDING');
    const expiring = fieldOverrides.filter(({ ttl }) => ttl);
    const expected = new Set(collectionNames.filter((name) => collections[name].expires));
    expect(new Set(swept.map(({ collection }) => collection))).toEqual(expected);
    expect(new Set(expiring.map(({ collectionGroup }) => collectionGroup))).toEqual(expected);
    for (const { fieldPath, indexes } of expiring) {
      expect(fieldPath).toBe('expiresAt');
      expect(indexes).toEqual([{ order: 'ASCENDING', queryScope: 'COLLECTION' }]);
    }
  });
});
