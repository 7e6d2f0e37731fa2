/** Typed collections: records are parsed when read, and their timestamps are ISO strings. */
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  FirestoreDataConverter,
  PartialWithFieldValue,
  Query,
  Transaction,
  UpdateData,
  WithFieldValue,
  WriteBatch,
} from '@google-cloud/firestore';
import { archivedOrder, archiveExpiry } from '@kowhai/domain/archived-order';
import { hardware } from '@kowhai/domain/hardware';
import { type Order, order } from '@kowhai/domain/order';
import { plan } from '@kowhai/domain/plan';
import { listOrderKeys, listUserKeys } from '@kowhai/domain/search-keys';
import { staffUser } from '@kowhai/domain/staff-user';
import { userInfo } from '@kowhai/domain/user';
import * as z from 'zod/mini';
import { getApp } from './admin.ts';
import { idempotencyRecord, revocation } from './records.ts';
import { fromStored, toStored } from './timestamps.ts';
import { UnreadableRecord } from './unreadable-record.ts';

type Identified = { _id: string };

export type {
  CollectionReference as Collection,
  DocumentSnapshot as Snapshot,
  Query,
  Transaction,
  WriteBatch as Batch,
};

export type Writer = Record<
  'create' | 'set',
  <Model, Stored extends DocumentData>(
    ref: DocumentReference<Model, Stored>,
    data: WithFieldValue<Model>,
  ) => unknown
>;

/** Changes a record that is there. */
export type Updater = {
  update<Model, Stored extends DocumentData>(
    ref: DocumentReference<Model, Stored>,
    data: UpdateData<Stored>,
  ): unknown;
};

/** Leaves the fields that it is not given as they are. */
export type MergingWriter = {
  set<Model, Stored extends DocumentData>(
    ref: DocumentReference<Model, Stored>,
    data: PartialWithFieldValue<Model>,
    options: { merge: true },
  ): unknown;
};

export type Store = Awaited<ReturnType<typeof loadStore>>;
let store: Promise<Store> | undefined;

/** The client is loaded on first use, because loading it takes longer than everything else. */
export function openStore(): Promise<Store> {
  store ??= loadStore();
  return store;
}

async function loadStore() {
  const { AggregateField, FieldPath, FieldValue, getFirestore, Timestamp } = await import(
    'firebase-admin/firestore'
  );
  const db: Firestore = getFirestore(await getApp());

  /**
   * @param schema of a record; reading one that does not fit throws UnreadableRecord
   * @param deriveFields what is stored beside a record for queries, and never read back
   */
  function collection<T extends Identified>(
    path: string,
    schema: z.ZodMiniType<T>,
    deriveFields: (record: T) => DocumentData = () => ({}),
  ): CollectionReference<T> {
    const converter: FirestoreDataConverter<T> = {
      toFirestore(record) {
        const { _id, ...fields } = record as T;
        return toStored({ ...fields, ...deriveFields(record as T) }, Timestamp) as DocumentData;
      },
      fromFirestore(snapshot) {
        const fields = { ...(fromStored(snapshot.data()) as object), _id: snapshot.id };
        const parsed = z.safeParse(schema, fields);
        if (parsed.success) return parsed.data;
        const misfits = parsed.error.issues.map((issue) => issue.path.join('.'));
        throw new UnreadableRecord(snapshot.ref.path, misfits, snapshot.updateTime.toDate().toISOString());
      },
    };
    return db.collection(path).withConverter(converter);
  }

  return {
    db,
    collection,
    products: collection('products', plan),
    hardwares: collection('hardwares', hardware),
    users: collection('users', userInfo, (record) => ({ searchKeys: listUserKeys(record) })),
    staffUsers: collection('users', staffUser, (record) => ({ searchKeys: listUserKeys(record) })),
    orders: collection<Order>('orders', order, (record) => ({
      searchKeys: listOrderKeys(record),
      itemIds: record.orderItems.map((line) => line._id),
      documentPaths: listDocumentPaths(record),
    })),
    /** Deleted orders that were completed: their units stay sold. */
    archivedOrders: collection('archivedOrders', archivedOrder, (record) => ({
      expiresAt: archiveExpiry(record),
      documentPaths: listDocumentPaths(record),
    })),
    idempotency: collection('idempotency', idempotencyRecord),
    revoked: collection('revoked', revocation),
    rateLimits: db.collection('rateLimits'),
    getAll: async <T>(refs: readonly DocumentReference<T>[]): Promise<DocumentSnapshot<T>[]> => {
      if (refs.length === 0) return [];
      // The types of this method forget the references' converter; the snapshots have it.
      return (await db.getAll(
        ...(refs as DocumentReference<T>[] as unknown as DocumentReference[]),
      )) as unknown as DocumentSnapshot<T>[];
    },
    toFields: (fields: DocumentData) => toStored(fields, Timestamp) as DocumentData,
    toTimestamp: (iso: string) => Timestamp.fromDate(new Date(iso)),
    increment: (by: number) => FieldValue.increment(by),
    serverTime: () => FieldValue.serverTimestamp(),
    countAndSum: (field: string) => ({ count: AggregateField.count(), sum: AggregateField.sum(field) }),
    deleteField: () => FieldValue.delete(),
    documentId: FieldPath.documentId(),
  };
}

/** The files that are kept for an order. */
function listDocumentPaths({ orderServices }: Order): string[] {
  return orderServices.flatMap((line) => line.offerSummaryPath || []);
}
