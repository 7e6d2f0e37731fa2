import { makePriceList, type PricedItem } from '@kowhai/domain/catalogue/price-list';
import type { MailJob } from '@kowhai/domain/mail/mail-job';
import {
  type Collection,
  type CollectionName,
  collections,
  keptUntil,
  type RecordOf,
  toDocument,
} from '@kowhai/functions/database/collections';
import { addressMail } from '@kowhai/functions/mail/words/address-mail';
import type { App } from 'firebase-admin/app';
import { FieldValue, getFirestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';

export type RecordWriter = {
  /** Stores a record as the shop does, with what is derived from it. */
  add<N extends CollectionName>(name: N, record: RecordOf<N>): Promise<void>;
  /** A mail that was sent at that moment. */
  addMail(mailId: string, job: MailJob, at: string): Promise<void>;
  flush(): Promise<void>;
};

const perBatch = 400;
const lanes = 4;

/** Writes in batches, a few at a time. */
export function openWriter(app: App): RecordWriter {
  const firestore = getFirestore(app);
  const running = new Set<Promise<unknown>>();
  let batch: WriteBatch = firestore.batch();
  let size = 0;
  const commit = () => {
    const committed = batch.commit();
    running.add(committed);
    void committed.finally(() => running.delete(committed)).catch(() => {});
    batch = firestore.batch();
    size = 0;
  };
  const writer: RecordWriter = {
    async add(name, record) {
      const collection = collections[name] as unknown as Collection<{ _id: string }>;
      batch.set(firestore.collection(name).doc(record._id), toDocument(collection, record, Timestamp));
      size += 1;
      if (size < perBatch) return;
      commit();
      if (running.size >= lanes) await Promise.race(running);
    },
    addMail(mailId, job, at) {
      const { to } = addressMail(job, '');
      return writer.add('outbox', {
        _id: mailId,
        job,
        ...(to.email && { to: to.email }),
        state: 'sent',
        attempts: 1,
        createdAt: at,
        sentAt: at,
        expiresAt: keptUntil('outbox', Date.parse(at)),
      });
    },
    async flush() {
      if (size > 0) commit();
      await Promise.all(running);
    },
  };
  return writer;
}

/** Has the pages published again, like any change of the catalogue. */
export async function markPagesChanged(app: App): Promise<void> {
  await getFirestore(app).doc('site/pages').set({ changedAt: FieldValue.serverTimestamp() }, { merge: true });
}

/** Writes the price list from what is published, for the seeds: later changes write it along. */
export async function writePriceList(app: App): Promise<void> {
  const firestore = getFirestore(app);
  const [plans, hardware] = await Promise.all(
    ['products', 'hardwares'].map(async (name) => {
      const { docs } = await firestore.collection(name).where('isPublished', '==', true).get();
      return docs.map((snapshot) => ({ ...snapshot.data(), _id: snapshot.id }) as PricedItem);
    }),
  );
  const { _id, ...fields } = makePriceList(plans ?? [], hardware ?? []);
  await firestore.doc(`priceList/${_id}`).set(fields);
}
