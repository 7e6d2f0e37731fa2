/**
 * Counts what a call of the API really reads: the app serves it in this process, on a Firestore client whose answers
 * are counted as they come in.
 */
import { Readable } from 'node:stream';
import { Firestore, Query } from '@google-cloud/firestore';
import { serve } from '#functions/app.ts';

export type Reads = {
  /** Round trips to the database. */
  calls: number;
  /** Documents that came back. */
  documents: number;
  /** What Firestore charges for as reads: a document each, an empty answer, a thousand entries that were counted. */
  charged: number;
};

let reads: Reads = { calls: 0, documents: 0, charged: 0 };

function note(documents: number, charged: number): void {
  reads.calls += 1;
  reads.documents += documents;
  reads.charged += Math.max(1, charged);
}

const { get } = Query.prototype;
Query.prototype.get = async function countedGet(this: Query) {
  const snapshot = await get.call(this);
  note(snapshot.size, snapshot.size);
  return snapshot;
};

// Reading one document goes through here, too.
const { getAll } = Firestore.prototype;
Firestore.prototype.getAll = async function countedGetAll(this: Firestore, ...args) {
  const snapshots = await getAll.apply(this, args);
  note(snapshots.length, snapshots.length);
  return snapshots;
};

// The class of counts and sums has no name outside of its package.
const aggregate = Object.getPrototypeOf(new Firestore({ projectId: 'none' }).collection('none').count());
const { get: getAggregate } = aggregate;
aggregate.get = async function countedAggregate() {
  const snapshot = await getAggregate.call(this);
  note(0, Math.ceil((snapshot.data().count ?? 0) / 1000));
  return snapshot;
};

/**
 * Serves a GET of the API and tells what it read, signing in included.
 *
 * @throws Error for any refusal
 */
export async function countReads(url: string, token: string): Promise<Reads> {
  reads = { calls: 0, documents: 0, charged: 0 };
  const { status, body } = await serve({
    method: 'GET',
    url,
    headers: { authorization: `Bearer ${token}` },
    bodyBytes: 0,
    body: Readable.from([]),
  });
  if (status !== 200) throw new Error(`${url} answered ${status}: ${body}`);
  return reads;
}
