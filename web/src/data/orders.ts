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
import { app, usesEmulators } from '#data/firebase/firebase-app.ts';
import { readUid } from '#data/firebase/firebase-auth.ts';
import { makeFailure, toFailure, withTimeout } from './failure.ts';
import { keepReadable } from './list-entries.ts';

/** How many of one's own orders a page holds. The rules allow a list of 50 at most. */
const ownPageSize = 20;

export type MyOrdersPage = {
  orders: Order[];
  /** Where the next page begins; null on the last. */
  next: QueryDocumentSnapshot | null;
};

/**
 * A page of the orders of whoever is signed in, newest first.
 *
 * @param after the `next` of the page before; null for the first
 */
export async function listMyOrders(after: QueryDocumentSnapshot | null): Promise<MyOrdersPage> {
  try {
    const uid = await getUid();
    const own = query(
      collection(db, 'orders'),
      where('user._id', '==', uid),
      orderBy('createdAt', 'desc'),
      ...(after ? [startAfter(after)] : []),
      // One more than is shown tells whether there is another page.
      limit(ownPageSize + 1),
    );
    const { docs } = await withTimeout(getDocs(own));
    const shown = docs.slice(0, ownPageSize);
    return {
      orders: keepReadable(shown.map(fieldsOf), order),
      next: docs.length > ownPageSize ? (shown.at(-1) ?? null) : null,
    };
  } catch (thrown) {
    throw toFailure(thrown);
  }
}

/** One order: one's own, or for staff any. @throws Failure NOT_FOUND for everybody else */
export async function getOrder(id: string): Promise<Order> {
  try {
    await getUid();
    const snapshot = await withTimeout(getDoc(doc(db, 'orders', id)));
    if (!snapshot.exists()) throw makeFailure('NOT_FOUND');
    const parsed = order.safeParse(fieldsOf(snapshot));
    if (!parsed.success) throw makeFailure('PARSING_ERROR', parsed.error);
    return parsed.data;
  } catch (thrown) {
    const failure = toFailure(thrown);
    // Somebody else's order must not be told from one that does not exist.
    throw failure.code === 'FORBIDDEN' ? makeFailure('NOT_FOUND', thrown) : failure;
  }
}

async function getUid(): Promise<string> {
  const uid = await readUid();
  if (!uid) throw makeFailure('UNAUTHENTICATED');
  return uid;
}

/** Firestore's small build, in a chunk of its own: reads only, one at a time, no listeners. */

// Whatever fails is told on the screen that asked; the console would only repeat it.
setLogLevel('silent');

const db = getFirestore(app);
if (usesEmulators) connectFirestoreEmulator(db, '127.0.0.1', 8080);

/** A document's fields with its key as `_id` and moments as ISO strings, ready to be parsed by a schema. */
function fieldsOf(snapshot: DocumentSnapshot): unknown {
  const data = snapshot.data();
  return data && { ...(fromStored(data) as object), _id: snapshot.id };
}
