/**
 * Counts what an order adds to the indexes of Firestore, on average over orders of the running stack; emulators have no
 * indexes. Run it on a grown shop.
 *
 *   npx node tests/load/index-entries.ts
 */
import { countEntries } from '#tests/support/google/index-file.ts';
import { db } from '#tests/support/shop/shop.ts';

const { docs } = await db.collection('orders').limit(500).get();
const counted = docs.map((snapshot) => countEntries(snapshot.ref.path, snapshot.data()));
for (const kind of ['composite', 'single'] as const) {
  const mean = (of: 'entries' | 'bytes') =>
    counted.reduce((sum, entry) => sum + entry[kind][of], 0) / counted.length;
  console.log(
    `${kind}: ${mean('entries').toFixed(0)} entries, ${(mean('bytes') / 1000).toFixed(1)} kB an order`,
  );
}
process.exit();
