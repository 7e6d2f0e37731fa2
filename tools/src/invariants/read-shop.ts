import { type Order, order } from '@kowhai/domain/orders/order';
import { fromStored } from '@kowhai/domain/timestamps';
import { type CollectionName, collectionNames, collections } from '@kowhai/functions/database/collections';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
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
  outbox: ['job.kind', 'job.order._id', 'job.order.orderHardwares', 'state', 'dueAt', 'sentAt', 'createdAt'],
};

export type Account = {
  uid: string;
  isAdmin: boolean;
  isDisabled: boolean;
};

export type Shop = Record<InvariantName, readonly Stored[]> & {
  at: string;
  accounts: readonly Account[];
  files: ReadonlySet<string>;
  shippedFiles: ReadonlySet<string>;
};

export type DataCheck = {
  name: string;
  listViolations(shop: Shop): string[];
};

export async function readShop(app: App): Promise<Shop> {
  // Files first: an upload is stored in the database before its file.
  const files = new Set(await listFiles(app));
  const at = new Date().toISOString();
  const firestore = getFirestore(app);
  const entries = await firestore.runTransaction(
    async (transaction) => {
      const read: [InvariantName, Stored[]][] = [];
      for (const name of invariantNames) {
        const fields = neededFields[name];
        const query = firestore.collection(name);
        const { docs } = await transaction.get(fields ? query.select(...fields) : query);
        read.push([
          name,
          docs.map((snapshot) => ({ ...(fromStored(snapshot.data()) as object), _id: snapshot.id })),
        ]);
      }
      return read;
    },
    { readOnly: true },
  );
  const records = Object.fromEntries(entries) as Record<InvariantName, Stored[]>;
  return {
    ...records,
    at,
    files,
    shippedFiles: new Set(listShippedFiles()),
    accounts: await listAccounts(app),
  };
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

export function listOrders({ orders, archivedOrders }: Shop): Order[] {
  return [...orders, ...archivedOrders].flatMap((stored) => {
    const parsed = order.safeParse(stored);
    return parsed.success ? [parsed.data] : [];
  });
}

export function listKnownOrders({ orders, archivedOrders, audit }: Shop): Set<string> {
  const deleted = audit.filter(({ item, action }) => item?.kind === 'order' && action === 'delete');
  return new Set([
    ...[...orders, ...archivedOrders].map(({ _id }) => _id),
    ...deleted.map(({ item }) => item._id),
  ]);
}
