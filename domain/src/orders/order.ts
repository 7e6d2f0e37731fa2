/** An order: a request for plans and hardware at an address, which staff review. */
import * as z from 'zod/mini';
import { serviceAddressSnapshot } from '#domain/address/service-address.ts';
import { stockCount } from '#domain/catalogue/hardware.ts';
import { planCategory } from '#domain/catalogue/plan.ts';
import { price, wireTotals } from '#domain/price-schema.ts';
import { id, timestamp } from '#domain/text-schema.ts';
import { day } from '#domain/time/day.ts';
import { lineChange } from './order-lines.ts';
import { orderStatus, statusActions } from './order-status.ts';
import { setupAnswers } from './setup-questions.ts';
import { switchConsent } from './switching.ts';

/** A line is a snapshot: what the thing was called and cost when it was ordered, whatever becomes of it later. */
export const orderLine = z.object({
  _id: id,
  name: z.string(),
  category: planCategory,
  price,
  qty: stockCount,
  /** The plan's term; hardware has none. */
  term: z.optional(z.string()),
  /** The plan's document as it was. A file's content never changes, and it is kept while an order names it. */
  offerSummaryPath: z.optional(z.string()),
});
export type OrderLine = z.output<typeof orderLine>;

/**
 * One step in the life of an order: what happened, when, and who did it. Customers read their orders, so staff are "our
 * team" here, without an id; the audit trail has an entry of the same moment that says who it was.
 */
export const orderEvent = z.object({
  action: z.enum(['place', 'change', ...statusActions]),
  at: timestamp,
  by: z.object({ _id: z.optional(id), name: z.string() }),
  /** Why the order was cancelled. */
  reason: z.optional(z.string()),
  /** What staff say to the customer along with it. */
  message: z.optional(z.string()),
  changes: z.optional(z.array(lineChange)),
});
export type OrderEvent = z.output<typeof orderEvent>;

/** How an order names another one. */
const orderReference = z.object({ _id: id, number: z.string() });

/** Stands for whoever of the staff took a step. */
export const ourTeam: OrderEvent['by'] = { name: 'our team' };

export const order = z.extend(wireTotals, {
  _id: id,
  /** What people say on the phone, such as KB-7F3K-29QD; `_id` stays the key. */
  number: z.string(),
  /** Who ordered and is billed, as their profile had it when the order was placed. */
  user: z.object({
    _id: id,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    /** The postal address. */
    address: z.string(),
  }),
  orderServices: z.array(orderLine),
  orderHardwares: z.array(orderLine),
  /** Services followed by hardware, as the specification has it. */
  orderItems: z.array(orderLine),
  serviceAddress: serviceAddressSnapshot,
  /** The postcode is unknown or of another region, and the person said that it is right. */
  hasPostcodeMismatch: z.optional(z.boolean()),
  modemNeeded: z.boolean(),
  /** What the two flags mean, as a word. */
  status: orderStatus,
  isProcessing: z.boolean(),
  isCompleted: z.boolean(),
  /** The day that staff have chosen for the review, once the first had passed. */
  reviewDate: z.optional(day),
  /** The promised day that passed before staff chose another one. */
  missedDay: z.optional(day),
  /** The day that was agreed on for the connection, in New Zealand. */
  connectionDate: z._default(z.nullable(day), null),
  /** When on that day; absent for any time. */
  connectionWindow: z.optional(z.string()),
  /** What the customer answered after placing it. */
  setup: z._default(setupAnswers, {}),
  /** The latest one, also where it was withdrawn. */
  switchConsent: z.optional(switchConsent),
  /** The request that the customer changed into this one, which is cancelled, and the one that this was changed into. */
  replaces: z.optional(orderReference),
  replacedBy: z.optional(orderReference),
  hasNote: z.optional(z.boolean()),
  /** As it was placed; staff look at it first. */
  isLarge: z.optional(z.boolean()),
  /** Who of the staff sees to it, as a key that tells customers nothing; `listColleagues` says whose it is. */
  assigneeKey: z.optional(z.string()),
  history: z.array(orderEvent),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Order = z.output<typeof order>;

/** The moment of an order's last step, which names that step. */
export function lastStepAtOf({ history, createdAt }: Pick<Order, 'history' | 'createdAt'>): string {
  return history.at(-1)?.at ?? createdAt;
}

/** When an order was last cancelled, and why; undefined where it never was. */
export function findCancellation({ history }: Pick<Order, 'history'>): OrderEvent | undefined {
  return history.findLast(({ action }) => action === 'cancel');
}

/** A completed order that was deleted. Tax law asks for seven years, so it is kept apart from every list. */
export const archivedOrder = z.extend(order, { archivedAt: timestamp });

/** The moment up to which an archived order is kept. */
export function archiveExpiry({ archivedAt }: { archivedAt: string }): string {
  const date = new Date(archivedAt);
  date.setUTCFullYear(date.getUTCFullYear() + 7);
  return date.toISOString();
}
