/** Firestore's small build, in a chunk of its own: reads only, one at a time, no listeners. */
import {
  connectFirestoreEmulator,
  type DocumentSnapshot,
  getFirestore,
  setLogLevel,
  Timestamp,
} from 'firebase/firestore/lite';
import { app, usesEmulators } from './firebase-app.ts';

// Whatever fails is told on the screen that asked; the console would only repeat it.
setLogLevel('silent');

export const db = getFirestore(app);
if (usesEmulators) connectFirestoreEmulator(db, '127.0.0.1', 8080);

/** A document's fields with its key as `_id` and moments as ISO strings, ready to be parsed by a schema. */
export function fieldsOf(snapshot: DocumentSnapshot): unknown {
  const data = snapshot.data();
  return data && { ...(withIsoMoments(data) as object), _id: snapshot.id };
}

export function withIsoMoments(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(withIsoMoments);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIsoMoments(inner)]));
}
