import { listOrderCounts } from '@kowhai/domain/desk/desk-counts';
import { type Order, order, orderEvent, orderLine } from '@kowhai/domain/orders/order';
import { fromStored } from '@kowhai/domain/timestamps';
import { type CollectionName, collectionNames, collections } from '@kowhai/functions/database/collections';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import {
  FieldPath,
  type Firestore,
  getFirestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { listShippedFiles } from '#tools/seed/restore-files.ts';

export type InvariantName = {
  [N in CollectionName]: 'the invariants' extends NonNullable<(typeof collections)[N]['readers']>[number]
    ? N
    : never;
}[CollectionName];

export const invariantNames = collectionNames.filter((name): name is InvariantName => {
  const { readers = [] }: { readers?: readonly string[] } = collections[name];
  return readers.includes('the invariants');
});

/** A stored record with its id, and ISO strings for timestamps; nothing else is assumed. */
// biome-ignore lint/suspicious/noExplicitAny: the dataChecks look into whatever is stored, damaged records included.
export type Stored = { _id: string } & Record<string, any>;

/** Of mails and audit entries about people only what the checks need: no messages. */
const neededFields: Partial<Record<InvariantName, readonly string[]>> = {
  enquiries: ['isAnswered', 'assignee'],
  outbox: ['job.kind', 'job.order._id', 'job.order.orderHardwares', 'state', 'dueAt', 'sentAt', 'createdAt'],
};

export type Account = {
  uid: string;
  isAdmin: boolean;
  isDisabled: boolean;
};

export type Shop = Record<InvariantName, readonly Stored[]> & {
  at: string;
  /** Records are only those that changed since then. */
  since?: string | undefined;
  accounts: readonly Account[];
  files: ReadonlySet<string>;
  shippedFiles: ReadonlySet<string>;
};

export type DataCheck = {
  name: string;
  /** Looks at each record alone; or at records of any time together; or also at a part, such as those since a day. */
  looksAt: 'each record' | 'everything' | 'any part';
  listViolations(shop: Shop): string[];
};

const sliceSize = 1000;

/** By when a record changed; collections that are not named are small, and read whole. */
export const changedBy: Partial<Record<InvariantName, string>> = {
  orders: 'updatedAt',
  archivedOrders: 'archivedAt',
  users: 'updatedAt',
  audit: 'at',
  outbox: 'createdAt',
};

export type Slice = { name: InvariantName; records: readonly Stored[]; read: number; total: number };

type Reading = {
  /** An ISO 8601 string: only what changed since then. */
  since?: string | undefined;
  onSlice?: (slice: Slice) => void;
  /** What is kept in memory of a record; null for nothing. */
  keep?: (name: InvariantName, stored: Stored) => Stored | null;
};

export async function readShop(
  app: App,
  { since, onSlice = () => {}, keep = (_, stored) => stored }: Reading = {},
): Promise<Shop> {
  // Files first: an upload is stored in the database before its file.
  const files = new Set(await listFiles(app));
  const firestore = getFirestore(app);
  const { readTime } = await firestore.collection('site').limit(1).get().then(toMicroseconds);
  const kept: [InvariantName, Stored[]][] = [];
  for (const name of invariantNames) {
    const records: Stored[] = [];
    for await (const slice of readSlices(firestore, { name, readTime, since })) {
      onSlice(slice);
      for (const stored of slice.records) {
        const part = keep(name, stored);
        if (part) records.push(part);
      }
    }
    kept.push([name, records]);
  }
  return {
    ...(Object.fromEntries(kept) as Record<InvariantName, Stored[]>),
    at: readTime.toDate().toISOString(),
    since,
    files,
    shippedFiles: new Set(listShippedFiles()),
    accounts: await listAccounts(app),
  };
}

/** Firestore reads at no finer moment; fireemu answers with one. */
function toMicroseconds({ readTime: { seconds, nanoseconds } }: { readTime: Timestamp }) {
  return { readTime: new Timestamp(seconds, nanoseconds - (nanoseconds % 1000)) };
}

type SliceReading = { name: InvariantName; readTime: Timestamp; since: string | undefined };

/** All slices are of one moment, each read in a short transaction of its own. */
async function* readSlices(
  firestore: Firestore,
  { name, readTime, since }: SliceReading,
): AsyncGenerator<Slice> {
  const field = changedBy[name];
  const fields = neededFields[name];
  let all: Query = firestore.collection(name);
  if (since !== undefined && field !== undefined)
    all = all.where(field, '>=', new Date(since)).orderBy(field);
  const readNow = <T>(read: (transaction: Transaction) => Promise<T>) =>
    firestore.runTransaction(read, { readOnly: true, readTime });
  const total = (await readNow((transaction) => transaction.get(all.count()))).data().count;
  const sorted = all.orderBy(FieldPath.documentId()).limit(sliceSize);
  let read = 0;
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const rest = last ? sorted.startAfter(last) : sorted;
    const { docs } = await readNow((transaction) => transaction.get(fields ? rest.select(...fields) : rest));
    last = docs.at(-1);
    if (last === undefined) return;
    read += docs.length;
    const records = docs.map((snapshot) => ({
      ...(fromStored(snapshot.data()) as object),
      _id: snapshot.id,
    }));
    yield { name, records, read, total };
  }
}

async function listFiles(app: App): Promise<string[]> {
  const [files] = await getStorage(app).bucket().getFiles();
  return files.map(({ name }) => name);
}

async function listAccounts(app: App): Promise<Account[]> {
  const accounts: Account[] = [];
  let pageToken: string | undefined;
  do {
    const page = await getAuth(app).listUsers(1000, pageToken);
    for (const { uid, customClaims, disabled } of page.users)
      accounts.push({ uid, isAdmin: customClaims?.isAdmin === true, isDisabled: disabled });
    pageToken = page.pageToken;
  } while (pageToken);
  return accounts;
}

const parsed = new WeakMap<Stored, Order | null>();

/** The orders that can be read. */
export function listOrders({ orders, archivedOrders }: Pick<Shop, 'orders' | 'archivedOrders'>): Order[] {
  return [...orders, ...archivedOrders].flatMap((stored) => {
    const known = parsed.get(stored);
    const found = known === undefined ? (order.safeParse(stored).data ?? null) : known;
    parsed.set(stored, found);
    return found ?? [];
  });
}

const units = z.array(z.pick(orderLine, { _id: true, qty: true }));

/** What checks of many orders need of each. */
const orderFacts = z.extend(z.pick(order, { _id: true, status: true, createdAt: true }), {
  user: z.object({ _id: z.string() }),
  orderHardwares: units,
  history: z.array(z.pick(orderEvent, { action: true, at: true, by: true, changes: true })),
});
export type OrderFacts = z.output<typeof orderFacts>;

export function listOrderFacts({ orders, archivedOrders }: Shop): OrderFacts[] {
  return [...orders, ...archivedOrders].flatMap((stored) => orderFacts.safeParse(stored).data ?? []);
}

/** The keys under which the desk counts an order; of a damaged one, none. */
export function listDeskCounts(stored: Stored): readonly string[] {
  if (stored.deskCounts) return stored.deskCounts;
  const { data } = order.safeParse(stored);
  return data ? listOrderCounts(data) : [];
}

const isOfLines = (mailId: string) => /^(confirm-order|order-changed)_/.test(mailId);

/** The part of a record that is kept after it was looked at alone: half a gigabyte becomes fifty megabytes. */
export function keepFacts(name: InvariantName, stored: Stored): Stored | null {
  if (name === 'orders' || name === 'archivedOrders') {
    const facts = orderFacts.safeParse(stored).data ?? stored;
    return name === 'orders' ? { ...facts, deskCounts: listDeskCounts(stored) } : facts;
  }
  if (name === 'outbox') {
    const { _id, createdAt, job } = stored;
    const { _id: orderId, orderHardwares } = job?.order ?? {};
    const lines = isOfLines(_id) ? { orderHardwares: units.safeParse(orderHardwares).data } : {};
    return {
      _id,
      createdAt,
      job: { kind: job?.kind, ...(orderId !== undefined && { order: { _id: orderId, ...lines } }) },
    };
  }
  if (name !== 'audit') return stored;
  const { _id, record, action, at, changes } = stored;
  if (record?.kind === 'order' && (action === 'delete' || action === 'cancel'))
    return { _id, record: { kind: 'order', _id: record._id }, action, at };
  const counts = Array.isArray(changes) ? changes.filter(({ field }) => field === 'countInStock') : [];
  return record?.kind === 'hardware' && counts.length > 0
    ? { _id, record: { kind: 'hardware', _id: record._id }, action, at, changes: counts }
    : null;
}

export function listKnownOrders({ orders, archivedOrders, audit }: Shop): Set<string> {
  const deleted = audit.filter(({ record, action }) => record?.kind === 'order' && action === 'delete');
  return new Set([
    ...[...orders, ...archivedOrders].map(({ _id }) => _id),
    ...deleted.map(({ record }) => record._id),
  ]);
}
