/** Firestore's small build, in a chunk of its own: reads only, one at a time, no listeners. */
import { fromStored } from '@kowhai/domain/timestamps';
import {
  connectFirestoreEmulator,
  type DocumentSnapshot,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import { app, usesEmulators } from './firebase-app.ts';

// Whatever fails is told on the screen that asked; the console would only repeat it.
setLogLevel('silent');

export const db = getFirestore(app);
if (usesEmulators) connectFirestoreEmulator(db, '127.0.0.1', 8080);

/** A document's fields with its key as `_id` and moments as ISO strings, ready to be parsed by a schema. */
export function fieldsOf(snapshot: DocumentSnapshot): unknown {
  const data = snapshot.data();
  return data && { ...(fromStored(data) as object), _id: snapshot.id };
}
