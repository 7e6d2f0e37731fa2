/** docs/data.md says the same in words, and a test compares the two. */

import { auditEntry, auditExpiry, newestChange } from '@kowhai/domain/audit/audit';
import { hardware } from '@kowhai/domain/catalogue/hardware';
import { plan } from '@kowhai/domain/catalogue/plan';
import { type PriceList, priceList } from '@kowhai/domain/catalogue/price-list';
import { coverage } from '@kowhai/domain/coverage/coverage';
import { listEnquiryCounts, listOrderCounts } from '@kowhai/domain/desk/desk-counts';
import { storedEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import { mailJob } from '@kowhai/domain/mail/mail-job';
import { delivery } from '@kowhai/domain/mail/mail-state';
import { archivedOrder, archiveExpiry, type Order, order } from '@kowhai/domain/orders/order';
import { orderNote } from '@kowhai/domain/orders/order-note';
import { isOpenStatus } from '@kowhai/domain/orders/order-status';
import { workAtOf } from '@kowhai/domain/orders/promised-days';
import { storedUser } from '@kowhai/domain/people/staff-user';
import {
  listEnquiryKeys,
  listItemKeys,
  listOrderKeys,
  listUserKeys,
} from '@kowhai/domain/search/search-keys';
import { timestamp } from '@kowhai/domain/text-schema';
import { type TimestampClass, toStored } from '@kowhai/domain/timestamps';
import * as z from 'zod/mini';

type Identified = { _id: string };
/** Readers besides the server: people under the database rules, the rules themselves, `npm run invariants`. */
type Reader = 'everybody' | 'its customer' | 'staff' | 'the rules' | 'the invariants';

export type Collection<T extends Identified> = {
  schema: z.ZodMiniType<T>;
  derive?(record: T): object;
  /** The keys under which the desk counts a record. */
  counts?(record: T): string[];
  days?: number;
  /** Who deletes an expired record before Firestore's TTL policy, which takes up to a day. */
  expires?: 'by the sweep' | 'with its notes';
  readers?: readonly Reader[];
};

function collection<T extends Identified, const R extends readonly Reader[] = []>(
  schema: z.ZodMiniType<T>,
  more: Omit<Collection<T>, 'schema'> & { readers?: R } = {},
): Collection<T> & { readers?: R } {
  return { schema, ...more };
}

const dayMs = 24 * 60 * 60 * 1000;
const enquiryDays = 2 * 365;

const _id = z.string();
const moment = z.optional(timestamp);

export const collections = {
  products: collection(plan, {
    derive: (record) => deriveItem(record),
    readers: ['everybody', 'staff', 'the invariants'],
  }),
  hardwares: collection(hardware, {
    derive: (record) => deriveItem(record),
    readers: ['everybody', 'staff', 'the invariants'],
  }),
  /** One record, `current`: what each visit reads. */
  priceList: collection(priceList as z.ZodMiniType<PriceList>, { readers: ['everybody', 'the invariants'] }),
  coverage: collection(coverage, { readers: ['everybody', 'staff', 'the invariants'] }),
  orders: collection(order as z.ZodMiniType<Order>, {
    derive: deriveOrder,
    counts: listOrderCounts,
    readers: ['its customer', 'staff', 'the invariants'],
  }),
  /** Deleted orders that were completed: their units stay sold. */
  archivedOrders: collection(archivedOrder, {
    derive: (record) => ({ expiresAt: archiveExpiry(record), documentPaths: listDocumentPaths(record) }),
    expires: 'with its notes',
    readers: ['the invariants'],
  }),
  /** Apart from the order, because customers read their orders. */
  orderNotes: collection(orderNote),
  /** Makes repeated order requests one order. The id is made of the customer and the key. */
  idempotency: collection(
    z.object({
      _id,
      orderId: z.string(),
      requestHash: z.string(),
      expiresAt: timestamp,
    }),
    { days: 90, expires: 'by the sweep', readers: ['the invariants'] },
  ),
  users: collection(storedUser, {
    derive: (record) => ({ searchKeys: listUserKeys(record) }),
    readers: ['the rules', 'the invariants'],
  }),
  /** Revokes sessions that began up to `at`, or all of them without it, and single sessions by their `auth_time`. */
  revoked: collection(
    z.object({ _id, at: moment, signedOut: z.optional(z.array(z.int())), expiresAt: moment }),
    {
      /** Twice the lifetime of a token. Without `expiresAt` the record is kept. */
      days: 2 / 24,
      expires: 'by the sweep',
      readers: ['the rules', 'the invariants'],
    },
  ),
  /** Accounts that Firebase Auth has yet to sync with their record; the sweep retries when due. */
  pendingAuthSyncs: collection(z.object({ _id, dueAt: timestamp }), { readers: ['the invariants'] }),
  /** Codes for a new password or a new address. A newer one of the same replaces an older one. */
  mailedCodes: collection(
    z.object({
      _id,
      /** The new address, until it counts. */
      email: z.optional(z.string()),
      codeHash: z.string(),
      codeExpiresAt: timestamp,
      tries: z.int(),
      usedBy: z.optional(z.string()),
      wrongGuesses: z.optional(z.int()),
      firstWrongAt: moment,
      expiresAt: timestamp,
    }),
    { days: 1, expires: 'by the sweep' },
  ),
  recoveryCodes: collection(z.object({ _id, hashes: z.array(z.string()) })),
  enquiries: collection(storedEnquiry, {
    derive: (record) => ({
      searchKeys: listEnquiryKeys(record),
      expiresAt: new Date(Date.parse(record.createdAt) + enquiryDays * dayMs).toISOString(),
    }),
    counts: (record) => listEnquiryCounts(record),
    days: enquiryDays,
    expires: 'by the sweep',
    readers: ['the invariants'],
  }),
  /** Kept so that staff see what was sent, and a repeated call sends nothing. */
  outbox: collection(
    z.object({
      _id,
      job: mailJob,
      to: z.optional(z.string()),
      /** sending: leased until `dueAt`. limited: its mailbox had its hourly limit. withdrawn: no longer true. */
      state: z.enum(['queued', 'sending', 'sent', 'failed', 'withdrawn', 'limited']),
      /** The order before the step that is mailed, to undo it while the mail is held. */
      before: z.optional(order as z.ZodMiniType<Order>),
      isByStaff: z.optional(z.boolean()),
      /** The mail that counts this notice among those above the limit, and its kind. */
      countedIn: z.optional(z.string()),
      attempts: z.int(),
      createdAt: timestamp,
      /** Held until then, so that its cause can be undone. */
      notBefore: moment,
      /** When the sweep takes over; absent when nothing is left to do. */
      dueAt: moment,
      sentAt: moment,
      delivery: z.optional(delivery),
      expiresAt: timestamp,
    }),
    { days: 90, expires: 'by the sweep', readers: ['the invariants'] },
  ),
  audit: collection(auditEntry, {
    derive: (entry) => ({
      recordKey: `${entry.record.kind}:${entry.record._id}`,
      expiresAt: auditExpiry(entry),
    }),
    expires: 'by the sweep',
    readers: ['the invariants'],
  }),
  /** One record, `current`: what each open desk polls. */
  desk: collection(
    z.object({
      _id,
      counts: z._default(z.record(z.string(), z.int()), {}),
      /** Entries in the trail so far, and the newest of them. */
      changes: z._default(z.int(), 0),
      latest: z.optional(newestChange),
    }),
    { readers: ['the invariants'] },
  ),
  /** Uploaded files. After a day, files that no item and no order names are removed. */
  uploads: collection(z.object({ _id, path: z.string(), files: z.array(z.string()), dueAt: timestamp }), {
    days: 1,
    readers: ['the invariants'],
  }),
  /** One record, `pages`: whether the site shows what is published. */
  site: collection(
    z.object({
      _id,
      changedAt: moment,
      publishedAt: moment,
      triedAt: moment,
      failure: z.optional(z.string()),
      /** Since when another version is live than these functions belong to, as during a deployment. */
      overtakenAt: moment,
      version: z.optional(z.string()),
      /** Files that no page named at `spareAt`; they are deleted a day later. */
      spare: z.optional(z.array(z.string())),
      spareAt: moment,
    }),
  ),
  settings: collection(z.object({ _id, isSecondFactorRequired: z.optional(z.boolean()) }), {
    readers: ['the rules'],
  }),
  rateLimits: collection(
    z.object({
      _id,
      count: z.optional(z.int()),
      /** Keys of uses that may be retried and count once. */
      keys: z.optional(z.array(z.string())),
      expiresAt: timestamp,
    }),
    { expires: 'by the sweep' },
  ),
};

export type CollectionName = keyof typeof collections;
export type RecordOf<N extends CollectionName> = z.output<(typeof collections)[N]['schema']>;

export const collectionNames = Object.keys(collections) as CollectionName[];

export const sweptCollections = collectionNames.filter(
  (name) => collections[name].expires === 'by the sweep',
);

export function keptMs(name: CollectionName): number {
  const { days = 0 }: { days?: number } = collections[name];
  return days * dayMs;
}

export function keptUntil(name: CollectionName, from = Date.now()): string {
  return new Date(from + keptMs(name)).toISOString();
}

export function toDocument<T extends Identified>(
  collection: Collection<T>,
  record: T,
  timestamps: TimestampClass,
) {
  const { _id: _, ...fields } = record;
  return toStored({ ...fields, ...collection.derive?.(record) }, timestamps) as Record<string, unknown>;
}

/** Stored with every change of a plan or of hardware. */
export const deriveItem = (item: { _id: string; name: string; worksWith?: readonly { _id: string }[] }) => ({
  searchKeys: listItemKeys(item),
  ...(item.worksWith && { planIds: item.worksWith.map(({ _id }) => _id) }),
});

/** Stored with every change of an order. */
export function deriveOrder(record: Order) {
  return {
    searchKeys: listOrderKeys(record),
    workAt: workAtOf(record),
    itemIds: record.orderItems.map((line) => line._id),
    documentPaths: listDocumentPaths(record),
    toRemindOf: findReminderDay(record),
  };
}

/** The connection day of which its customer is yet to be reminded. */
function findReminderDay({ status, connectionDate, remindedOf }: Order): string | null {
  return isOpenStatus(status) && connectionDate !== remindedOf ? connectionDate : null;
}

function listDocumentPaths({ orderServices }: Order): string[] {
  return orderServices.flatMap((line) => line.offerSummaryPath || []);
}
