/**
 * Before each file of the data tests: staff get 300 notices of a kind an hour, and all tests together come to more. A
 * notice above that is not sent, and who waits for it would wait in vain.
 */
import { FieldPath } from 'firebase-admin/firestore';
import { db } from './shop.ts';

const counters = db.collection('rateLimits').orderBy(FieldPath.documentId());
const { docs } = await counters.startAt('notice-').endBefore('notice.').get();
// limited-notices.own-process.test.ts counts in an hour of its own, tomorrow's.
const ofThisHour = docs.filter((counter) => counter.get('expiresAt').toMillis() <= Date.now() + 3_600_000);
await Promise.all(ofThisHour.map(({ ref }) => ref.delete()));
