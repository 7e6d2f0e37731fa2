import * as z from 'zod/mini';
import { serviceAddressSnapshot } from '#domain/address/service-address.ts';
import { stockCount } from '#domain/catalogue/hardware.ts';
import { planCategory } from '#domain/catalogue/plan.ts';
import { price, wireTotals } from '#domain/price-schema.ts';
import { id, storedText, timestamp } from '#domain/text-schema.ts';
import { day } from '#domain/time/day.ts';
import { changeableFields, lineChange } from './order-lines.ts';
import { orderStatus, statusActions } from './order-status.ts';
import { outsideEntry } from './outside-list.ts';
import { setupAnswers } from './setup-questions.ts';
import { switchConsent } from './switching.ts';

/** A snapshot of the item when it was ordered. */
export const orderLine = z.object({
  _id: id,
  name: z.string(),
  category: planCategory,
  price,
  qty: stockCount,
  /** Hardware has none. */
  term: z.optional(z.string()),
  /** The PDF at the time. Files never change, and are kept while an order names them. */
  offerSummaryPath: z.optional(z.string()),
});
export type OrderLine = z.output<typeof orderLine>;

/** Customers read it, so staff appear as "our team"; the trail's entry of the same moment names them. */
export const orderEvent = z.object({
  action: z.enum(['place', 'change', ...statusActions]),
  at: timestamp,
  by: z.object({ _id: z.optional(id), name: z.string() }),
  reason: z.optional(z.string()),
  message: z.optional(z.string()),
  changes: z.optional(z.array(lineChange)),
  /** Changed besides the lines. The trail has the addresses, which are erased with the account. */
  fields: z.optional(z.array(z.enum(changeableFields))),
});
export type OrderEvent = z.output<typeof orderEvent>;

export const ourTeam: OrderEvent['by'] = { name: 'our team' };

export const order = z.extend(wireTotals, {
  _id: id,
  /** What people say on the phone, such as KB-7F3K-29QD. The key is `_id`. */
  number: z.string(),
  /** The customer's profile at the time. */
  user: z.object({
    _id: id,
    firstName: storedText,
    lastName: storedText,
    email: z.string(),
    phone: storedText,
    /** The postal address. */
    address: storedText,
  }),
  orderServices: z.array(orderLine),
  orderHardwares: z.array(orderLine),
  /** Plans followed by hardware, as specified. */
  orderItems: z.array(orderLine),
  serviceAddress: serviceAddressSnapshot,
  /** The postcode is unknown or of another region, and the customer confirmed it. */
  hasPostcodeMismatch: z.optional(z.boolean()),
  modemNeeded: z.boolean(),
  status: orderStatus,
  isProcessing: z.boolean(),
  isCompleted: z.boolean(),
  /** A new day for the review, chosen by staff after the first had passed. */
  reviewDate: z.optional(day),
  /** The promised day that passed before staff chose another. */
  missedDay: z.optional(day),
  connectionDate: z._default(z.nullable(day), null),
  /** Absent for any time. */
  connectionWindow: z.optional(z.string()),
  /** The connection day of which the customer was reminded. */
  remindedOf: z.optional(day),
  outside: z.optional(z.array(outsideEntry)),
  setup: z._default(setupAnswers, {}),
  /** The latest one, even if withdrawn. */
  switchConsent: z.optional(switchConsent),
  hasNote: z.optional(z.boolean()),
  /** Decided when its lines were placed or changed; staff look at it first. */
  isLarge: z.optional(z.boolean()),
  /** When placed or changed, coverage said that a plan of it does not reach the address yet. */
  isBeyondCoverage: z.optional(z.boolean()),
  /** The staff member, as a key that tells customers nothing; see `listColleagues`. */
  assigneeKey: z.optional(z.string()),
  history: z.array(orderEvent),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** The last step, or change of what was agreed. Answers, marks, notes and reminders are none. */
  editedAt: timestamp,
});
export type Order = z.output<typeof order>;

export function findCancellation({ history }: Pick<Order, 'history'>): OrderEvent | undefined {
  return history.findLast(({ action }) => action === 'cancel');
}

/** A completed order that was deleted. Tax law requires keeping it for seven years, outside every list. */
export const archivedOrder = z.extend(order, { archivedAt: timestamp });

export function archiveExpiry({ archivedAt }: { archivedAt: string }): string {
  const date = new Date(archivedAt);
  date.setUTCFullYear(date.getUTCFullYear() + 7);
  return date.toISOString();
}
