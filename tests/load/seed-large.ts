/**
 * Fills the running Firestore emulator with the orders and people of a shop that has grown: spread over two years, most
 * of them completed.
 *
 *   npx node tests/load/seed-large.ts [--orders 100000] [--users 20000]
 *
 * The same numbers give the same records under the same ids, so running it twice changes nothing.
 */
import { parseArgs } from 'node:util';
import { type Region, regions } from '@kowhai/domain/address/service-address';
import { makeOrderNumber } from '@kowhai/domain/orders/order-number';
import { type OrderStatus, storeStatus } from '@kowhai/domain/orders/order-status';
import { listOrderKeys, listUserKeys } from '@kowhai/domain/search/search-keys';
import { Timestamp } from 'firebase-admin/firestore';
import { db, leaveShop } from '#tests/data/support/shop.ts';

const { values } = parseArgs({
  options: { orders: { type: 'string', default: '100000' }, users: { type: 'string', default: '20000' } },
});
const orderCount = Number(values.orders);
const userCount = Number(values.users);

const firstNames = ['Aroha', 'Hana', 'Wiremu', 'Mereana', 'Tama', 'Ngaio', 'Rangi', 'Moana', 'Tui', 'Kahu'];
const syllables = [
  'ka',
  'ri',
  'to',
  'ma',
  'ne',
  'hu',
  'wai',
  'pō',
  'ra',
  'ti',
  'nga',
  'mo',
  'ku',
  'le',
  'sa',
  'vi',
];
const streets = ['Rātā', 'Tōtara', 'Rimu', 'Mataī', 'Kauri', 'Miro', 'Karaka', 'Pūriri'];
const cities = ['Karori', 'Petone', 'Ōtaki', 'Hornby', 'Mount Eden', 'Papamoa', 'Andersons Bay', 'Tītīrangi'];
const plans = [
  { _id: 'fibre-everyday', name: 'Fibre Everyday', category: 'fibre', price: 74.99 },
  { _id: 'fibre-max', name: 'Fibre Max', category: 'fibre', price: 94.99 },
  { _id: 'wireless-standard', name: 'Wireless Standard', category: 'wireless', price: 64.99 },
];

/** Random numbers that are the same in every run (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(random: () => number, list: readonly [T, ...T[]] | readonly T[]): T {
  return list[Math.floor(random() * list.length)] as T;
}

const newest = Date.now();
const spanMs = 2 * 365 * 24 * 60 * 60 * 1000;

function makeUser(index: number) {
  const random = makeRandom(index + 1);
  const surname = Array.from({ length: 3 }, () => pick(random, syllables)).join('');
  const createdAt = Timestamp.fromMillis(newest - Math.floor(random() * spanMs));
  return {
    _id: `large-user-${index}`,
    firstName: pick(random, firstNames),
    lastName: `${surname.charAt(0).toUpperCase()}${surname.slice(1)}`,
    email: `person${index}@kowhai.example`,
    phone: `021 ${String(100_000 + index)}`,
    address: `${1 + (index % 200)} ${pick(random, streets)} Street, ${pick(random, cities)}`,
    isAdmin: false,
    isDisabled: false,
    createdAt,
    updatedAt: createdAt,
  };
}

function makeOrder(index: number) {
  const random = makeRandom(1_000_000 + index);
  const { _id, firstName, lastName, email, phone } = makeUser(Math.floor(random() * userCount));
  const user = { _id, firstName, lastName, email, phone, address: '' };
  // The newest hundred still wait or are under way, as on a day in the office.
  const status: OrderStatus = index < 60 ? 'submitted' : index < 100 ? 'processing' : 'completed';
  const createdAt = Timestamp.fromMillis(newest - Math.floor((index / orderCount) * spanMs));
  const plan = { ...pick(random, plans), qty: 1, term: 'No fixed term' };
  const serviceAddress = {
    address: `${1 + Math.floor(random() * 300)} ${pick(random, streets)} Street`,
    city: pick(random, cities),
    region: pick(random, regions) as Region,
    postalCode: String(1000 + Math.floor(random() * 8999)),
    country: 'New Zealand' as const,
  };
  const number = makeOrderNumber(Uint8Array.from({ length: 8 }, () => Math.floor(random() * 256)));
  const record = {
    number,
    user,
    orderServices: [plan],
    orderHardwares: [],
    orderItems: [plan],
    serviceAddress,
    modemNeeded: true,
    connectionDate: null,
    itemsPrice: plan.price,
    shippingPrice: 0,
    taxPrice: Math.round((plan.price * 300) / 23) / 100,
    totalPrice: plan.price,
    ...storeStatus(status),
    history: [{ action: 'place', at: createdAt, by: { _id, name: `${firstName} ${lastName}` } }],
    createdAt,
    updatedAt: createdAt,
  };
  return {
    _id: `large-order-${index}`,
    ...record,
    searchKeys: listOrderKeys(record),
    itemIds: [plan._id],
    queueAt: createdAt,
  };
}

const perBatch = 400;
const lanes = 4;

async function write(name: string, count: number, make: (index: number) => { _id: string }): Promise<void> {
  const started = performance.now();
  let next = 0;
  const fill = async () => {
    while (next < count) {
      const from = next;
      next += perBatch;
      const batch = db.batch();
      for (let index = from; index < Math.min(from + perBatch, count); index++) {
        const { _id, ...record } = make(index);
        batch.set(db.doc(`${name}/${_id}`), record);
      }
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: lanes }, fill));
  console.log(`${count} ${name} in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

await write('users', userCount, (index) => {
  const user = makeUser(index);
  return { ...user, searchKeys: listUserKeys(user) };
});
await write('orders', orderCount, makeOrder);
await leaveShop();
