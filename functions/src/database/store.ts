/** Typed collections: records are parsed when read, and their timestamps are ISO strings. */
import type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  FirestoreDataConverter,
  PartialWithFieldValue,
  Precondition,
  Query,
  Transaction,
  UpdateData,
  WithFieldValue,
  WriteBatch,
} from '@google-cloud/firestore';
import { AppError } from '@kowhai/domain/app-error';
import { staffUser } from '@kowhai/domain/people/staff-user';
import { userInfo } from '@kowhai/domain/people/user';
import { fromStored, toStored } from '@kowhai/domain/timestamps';
import { AggregateField, FieldPath, FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { getApp } from '#firebase/admin.ts';
import {
  type Collection,
  type CollectionName,
  collections,
  type RecordOf,
  toDocument,
} from './collections.ts';

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

export type Updater = {
  update<Model, Stored extends DocumentData>(
    ref: DocumentReference<Model, Stored>,
    data: UpdateData<Stored>,
    precondition?: Precondition,
  ): unknown;
};

export type MergingWriter = {
  set<Model, Stored extends DocumentData>(
    ref: DocumentReference<Model, Stored>,
    data: PartialWithFieldValue<Model>,
    options: { merge: true },
  ): unknown;
};

export class UnreadableRecord extends AppError {
  readonly path: string;
  readonly fields: readonly string[];

  constructor(path: string, fields: readonly string[]) {
    super('UNREADABLE', 'This record is damaged and can’t be read. Our staff have been told.');
    this.path = path;
    this.fields = fields;
  }
}

export type Store = typeof store;
export const store = openStore();

function openStore() {
  const db: Firestore = getFirestore(getApp());

  function open<T extends { _id: string }>(
    path: CollectionName,
    collection: Collection<T>,
  ): CollectionReference<T> {
    const converter: FirestoreDataConverter<T> = {
      toFirestore: (record) => toDocument(collection, record as T, Timestamp),
      fromFirestore(snapshot) {
        const fields = { ...(fromStored(snapshot.data()) as object), _id: snapshot.id };
        const parsed = z.safeParse(collection.schema, fields);
        if (parsed.success) return parsed.data;
        const misfits = parsed.error.issues.map((issue) => issue.path.join('.'));
        throw new UnreadableRecord(snapshot.ref.path, misfits);
      },
    };
    return db.collection(path).withConverter(converter);
  }

  const opened = Object.entries(collections).map(([name, collection]) => [
    name,
    open(name as CollectionName, collection as Collection<{ _id: string }>),
  ]);
  return {
    db,
    ...(Object.fromEntries(opened) as { [N in CollectionName]: CollectionReference<RecordOf<N>> }),
    /** What a person sees of themselves; `staffUsers` also has what staff see, and `collections` all that is stored. */
    users: open('users', { ...collections.users, schema: userInfo }),
    staffUsers: open('users', { ...collections.users, schema: staffUser }),
    getAll: async <T>(refs: readonly DocumentReference<T>[]): Promise<DocumentSnapshot<T>[]> => {
      if (refs.length === 0) return [];
      // The method's types lose the references' converter; the snapshots have it.
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
