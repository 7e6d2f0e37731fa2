import { type Order, order } from '@kowhai/domain/orders/order';
import { fromStored } from '@kowhai/domain/timestamps';
import {
  collection,
  connectFirestoreEmulator,
  type DocumentSnapshot,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  setLogLevel,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { makeFailure, toDatabaseFailure, toFailure, withTimeout } from '#data/client/failure.ts';
import { app, usesEmulators } from '#data/client/firebase-app.ts';
import { readUid } from '#data/client/firebase-auth.ts';
import { keepReadable } from './list-entries.ts';

/** Orders per page of the customer's list. The rules allow 50 at most. */
const ownPageSize = 20;

export type MyOrdersPage = {
  orders: Order[];
  /** The cursor of the next page; null on the last. */
  next: QueryDocumentSnapshot | null;
};

/**
 * A page of the signed-in user's orders, newest first.
 *
 * @param after the `next` of the previous page; null for the first
 */
export async function listMyOrders(after: QueryDocumentSnapshot | null): Promise<MyOrdersPage> {
  try {
    const uid = await getUid();
    const own = query(
      collection(db, 'orders'),
      where('user._id', '==', uid),
      orderBy('createdAt', 'desc'),
      ...(after ? [startAfter(after)] : []),
      // One more than is shown, to know whether there is another page.
      limit(ownPageSize + 1),
    );
    const { docs } = await answered(getDocs(own));
    const shown = docs.slice(0, ownPageSize);
    return {
      orders: keepReadable(shown.map(fieldsOf), order),
      next: docs.length > ownPageSize ? (shown.at(-1) ?? null) : null,
    };
  } catch (thrown) {
    throw toFailure(thrown);
  }
}

/** An order of the signed-in user, or for staff any. @throws Failure NOT_FOUND for everybody else */
export async function getOrder(id: string): Promise<Order> {
  try {
    await getUid();
    const snapshot = await answered(getDoc(doc(db, 'orders', id)));
    if (!snapshot.exists()) throw makeFailure('NOT_FOUND');
    const parsed = order.safeParse(fieldsOf(snapshot));
    if (!parsed.success) throw makeFailure('PARSING_ERROR', parsed.error);
    return parsed.data;
  } catch (thrown) {
    const failure = toFailure(thrown);
    // Must not differ from an order that does not exist, or ids could be probed.
    throw failure.code === 'FORBIDDEN' ? makeFailure('NOT_FOUND', thrown) : failure;
  }
}

async function answered<T>(asked: Promise<T>): Promise<T> {
  return withTimeout(asked).catch((thrown) => {
    throw toDatabaseFailure(thrown);
  });
}

async function getUid(): Promise<string> {
  const uid = await readUid();
  if (!uid) throw makeFailure('UNAUTHENTICATED');
  return uid;
}

/** Firestore's lite build, in a chunk of its own: single reads, no listeners. */

// Failures are shown on the screen that asked; Firestore's log would only repeat them.
setLogLevel('silent');

const db = getFirestore(app);
if (usesEmulators) connectFirestoreEmulator(db, '127.0.0.1', 8080);

/** A document's fields with its id as `_id` and timestamps as ISO strings, ready for a schema. */
function fieldsOf(snapshot: DocumentSnapshot): unknown {
  const data = snapshot.data();
  return data && { ...(fromStored(data) as object), _id: snapshot.id };
}
