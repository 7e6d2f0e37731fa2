/**
 * A shop in its fifth year, to see what grows with it. Orders are priced, made and stepped by the shop's own functions,
 * so the data checks hold. The same numbers give the same people, items and orders under the same ids.
 */
import { listEnquiryCounts, listOrderCounts } from '@kowhai/domain/desk/desk-counts';
import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { type Order, type OrderEvent, ourTeam } from '@kowhai/domain/orders/order';
import { type OrderStatus, orderStatusTable, storeStatus } from '@kowhai/domain/orders/order-status';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { addBusinessDays } from '@kowhai/domain/time/business-days';
import { keptMs } from '@kowhai/functions/database/collections';
import { makeOrder } from '@kowhai/functions/orders/new-order';
import { listStatusMails, newOrderMailIds } from '@kowhai/functions/orders/order-mail-ids';
import { priceOrder } from '@kowhai/functions/orders/price-order';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { projectId } from '#tools/command/addresses.ts';
import {
  type Goods,
  idOf,
  makeAddress,
  makeEnquiry,
  makeGoods,
  makePerson,
  makeRandom,
  pick,
} from './grown-records.ts';
import { markPagesChanged, openWriter, type RecordWriter, writePriceList } from './write-records.ts';

/** Year five: some 33 orders a day, each with three entries in the trail. */
export const grownShop = { orders: 60_000, people: 20_000, enquiries: 5000, plans: 40, hardware: 60 };
export type ShopSize = typeof grownShop;

const dayMs = 24 * 60 * 60_000;
const years = 5;
const staff = { _id: 'admin', name: 'Staff Tester' };

/**
 * Adds to the shipped shop what five years bring. Runs on emulators alone: see `requireEmulators`.
 *
 * @param log told of each collection when it is written
 */
export async function growShop(size: ShopSize, log: (line: string) => void): Promise<void> {
  const app = initializeApp({ projectId }, 'grow');
  const writer = openWriter(app);
  const now = Date.now();
  const count = async (words: string, write: () => Promise<unknown>) => {
    const started = Date.now();
    await write();
    await writer.flush();
    log(`${words} in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  };
  try {
    const goods = makeGoods(size, now - years * 365 * dayMs);
    const people = Array.from({ length: size.people }, (_, index) => makePerson(index, now - index * 1000));
    const sold = new Map<string, number>();
    const counted: Record<string, number> = {};
    const isAgain = (
      await getFirestore(app)
        .doc(`orders/${idOf('order', 0)}`)
        .get()
    ).exists;
    await count(`${size.people} people`, async () => {
      await importAccounts(app, people);
      for (const person of people) await writer.add('users', person);
    });
    await count(`${size.orders} orders, their emails and steps`, async () => {
      for (let index = 0; index < size.orders; index++)
        countKeys(
          counted,
          listOrderCounts(await addOrder(writer, { index, size, now, goods, people, sold })),
        );
    });
    await count(`${size.enquiries} enquiries`, async () => {
      for (let index = 0; index < size.enquiries; index++) {
        const enquiry = makeEnquiry(index, size.enquiries, now);
        countKeys(counted, listEnquiryCounts(enquiry));
        await writer.add('enquiries', enquiry);
      }
    });
    await count(`${goods.plans.length} plans, ${goods.hardware.length} hardware items`, async () => {
      for (const plan of goods.plans) await writer.add('products', plan);
      for (const item of goods.hardware) await addHardware(writer, item, sold.get(item._id) ?? 0, now);
    });
    await writePriceList(app);
    if (isAgain) log('The shop had grown before. Count its orders anew: npm run invariants -- --mend');
    else await countOnDesk(app, counted);
    await markPagesChanged(app);
  } finally {
    await deleteApp(app);
  }
}

function countKeys(counted: Record<string, number>, keys: readonly string[]): void {
  for (const key of keys) counted[key] = (counted[key] ?? 0) + 1;
}

/** Adds to the counts of the desk, as each step does. */
async function countOnDesk(app: App, counted: Record<string, number>): Promise<void> {
  const counts = Object.entries(counted).map(([key, count]) => [key, FieldValue.increment(count)]);
  await getFirestore(app)
    .doc('desk/current')
    .set({ counts: Object.fromEntries(counts) }, { merge: true });
}

/** Firebase takes a thousand accounts at once. */
async function importAccounts(app: App, people: readonly StaffUser[]): Promise<void> {
  for (let start = 0; start < people.length; start += 1000) {
    const { errors } = await getAuth(app).importUsers(
      people.slice(start, start + 1000).map(({ _id, email }) => ({ uid: _id, email, emailVerified: true })),
    );
    if (errors[0]) throw errors[0].error;
  }
}

/** The count when the shop opened: today’s stock plus all sales since. */
async function addHardware(
  writer: RecordWriter,
  item: Goods['hardware'][number],
  sold: number,
  now: number,
): Promise<void> {
  await writer.add('hardwares', item);
  const at = new Date(now - (years * 365 + 1) * dayMs).toISOString();
  const { _id, name, countInStock } = item;
  const changes = [{ field: 'countInStock', from: null, to: countInStock + sold }];
  const entry = { at, by: staff, record: { kind: 'hardware' as const, _id, name }, changes };
  await writer.add('audit', { ...entry, _id: `count_${_id}`, action: 'update' });
}

type OrderPlace = {
  index: number;
  size: ShopSize;
  now: number;
  goods: Goods;
  people: readonly StaffUser[];
  sold: Map<string, number>;
};

/** One in twenty is cancelled. The newest still wait or are under way. */
function decideStatus(random: () => number, ageDays: number): OrderStatus {
  if (ageDays < 1.2) return 'submitted';
  if (random() < 0.05) return 'cancelled';
  return ageDays < 4 ? 'processing' : 'completed';
}

async function addOrder(writer: RecordWriter, place: OrderPlace): Promise<Order> {
  const { index, size, now, goods, people, sold } = place;
  const random = makeRandom(1_000_000 + index);
  const customer = pick(random, people);
  const placedMs = now - 60_000 - Math.floor((index / size.orders) * years * 365 * dayMs);
  const plan = pick(random, goods.plans);
  const hardware = random() < 0.4 ? [pick(random, goods.hardware)] : [];
  const wanted = {
    plans: [{ _id: plan._id, qty: 1 }],
    hardware: hardware.map(({ _id }) => ({ _id, qty: 1 + Math.floor(random() * 2) })),
    sent: [],
  };
  const stocked = hardware.map((item) => ({ ...item, countInStock: 100_000 }));
  const placed = makeOrder({
    _id: idOf('order', index),
    customer,
    isByStaff: false,
    isLarge: false,
    isBeyondCoverage: false,
    at: new Date(placedMs).toISOString(),
    request: {
      orderServices: wanted.plans,
      orderHardwares: wanted.hardware,
      serviceAddress: makeAddress(random),
      modemNeeded: hardware.length === 0,
    },
    priced: priceOrder({}, wanted, { plans: [plan], hardware: stocked }),
  });
  let order = placed;
  // Older mails are gone.
  const mail = async (mailId: string, job: MailJob) => {
    if (now - Date.parse(order.updatedAt) < keptMs('outbox'))
      await writer.addMail(mailId, job, order.updatedAt);
  };
  const { confirmation, notice } = newOrderMailIds(placed._id);
  await mail(confirmation, { kind: 'confirm-order', order });
  await mail(notice, { kind: 'order-submitted', order });

  const status = decideStatus(random, (now - placedMs) / dayMs);
  const step = async (
    to: OrderStatus,
    afterMs: number,
    by: OrderEvent['by'],
    change: Partial<Order> = {},
  ) => {
    const at = new Date(Math.min(placedMs + afterMs, now - 30_000)).toISOString();
    const { action } = orderStatusTable[to];
    const reason = to === 'cancelled' ? { reason: 'I no longer need it' } : {};
    const history = [...order.history, { action, at, by, ...reason }];
    const from = orderStatusTable[order.status].name;
    order = { ...order, ...change, ...storeStatus(to), history, updatedAt: at, editedAt: at };
    for (const { mailId, job } of listStatusMails(order, action)) await mail(mailId, job);
    if (by !== ourTeam) return;
    const changes = [{ field: 'status', from, to: orderStatusTable[to].name }];
    const record = { kind: 'order' as const, _id: order._id, name: order.number };
    await writer.add('audit', { _id: `${action}_${order._id}`, at, by: staff, record, action, changes });
  };
  if (status === 'cancelled')
    await step('cancelled', 0.5 * dayMs, { _id: customer._id, name: customer.firstName });
  if (status === 'processing' || status === 'completed') {
    const connectionDate = addBusinessDays(placed.createdAt, 4);
    await step('processing', dayMs, ourTeam, { connectionDate });
    if (status === 'completed') await step('completed', 3.5 * dayMs, ourTeam);
  }
  await writer.add('orders', order);
  if (status === 'cancelled') return order;
  for (const { _id, qty } of order.orderHardwares) sold.set(_id, (sold.get(_id) ?? 0) + qty);
  return order;
}
