/** An order: a request for plans and hardware at an address, which staff review. */
import * as z from 'zod/mini';
import { serviceAddress, serviceAddressSnapshot } from '#domain/address/service-address.ts';
import { stockCount } from '#domain/catalogue/hardware.ts';
import { planCategory } from '#domain/catalogue/plan.ts';
import { toCents } from '#domain/money.ts';
import { lastRead } from '#domain/people/staff.ts';
import { price, sentAmount, type WireTotals, wireTotals } from '#domain/price-schema.ts';
import { id, prose, timestamp } from '#domain/text-schema.ts';
import { day } from '#domain/time/day.ts';
import { connectionWindow } from './connection-window.ts';
import { lineChange } from './order-changes.ts';
import { orderStatus, orderStatusTable, statusActions } from './order-status.ts';
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

/** What staff may put right or arrange. Null takes the day away, an empty window makes it any time of that day. */
export const orderChange = z.object({
  serviceAddress: z.optional(serviceAddress),
  connectionDate: z.optional(z.nullable(day)),
  connectionWindow: z.optional(connectionWindow),
  /** Whether the customer gets a mail that names the day. */
  isMailed: z.optional(z.boolean()),
  updatedAt: lastRead,
});

/** The day that staff choose for what is late. */
export const latePromise = z.object({ day, lastStepAt: z.optional(timestamp) });
export type LatePromise = z.output<typeof latePromise>;

/** The day as it is asked for; half a date reads as none. */
export const arrangement = z.object({
  connectionDate: z.string().check(z.refine((text) => z.safeParse(day, text).success, 'Choose a day')),
  connectionWindow: z._default(connectionWindow, ''),
});
export type Arrangement = z.output<typeof arrangement>;

/**
 * The step that the sender saw as the order's last, by its moment. Where another came after it, the call is refused; left
 * out, nothing is compared.
 */
export const seenStep = z.object({ lastStepAt: z.optional(timestamp) });

/** The moment of an order's last step, which names that step. */
export function lastStepAtOf({ history, createdAt }: Pick<Order, 'history' | 'createdAt'>): string {
  return history.at(-1)?.at ?? createdAt;
}

/** One of a status's reasons, optional unless its row requires one. */
export function reasonOf<const Reasons extends readonly string[], IsRequired extends boolean>(
  reasons: Reasons,
  isRequired: IsRequired,
) {
  const reason = z.enum(reasons, 'Choose a reason');
  type Optional = z.ZodMiniOptional<typeof reason>;
  // TypeScript does not narrow a type parameter by its value.
  return (isRequired ? reason : z.optional(reason)) as IsRequired extends true ? typeof reason : Optional;
}

/** The specification's clients send no body, which reads as an empty one. */
const orEmpty = <Body extends z.ZodMiniType>(body: Body) => z.prefault(body, {} as z.input<Body>);

const { by, isReasonRequired } = orderStatusTable.cancelled;
export const cancellation = orEmpty(z.extend(seenStep, { reason: reasonOf(by.customer, isReasonRequired) }));
/** A few words beside the reason, which the customer reads. */
const messageToCustomer = prose('Write a message or leave it empty', { min: 0, max: 500 });
export const staffCancellation = orEmpty(
  z.extend(seenStep, {
    reason: reasonOf(by.staff, isReasonRequired),
    message: z.optional(messageToCustomer),
  }),
);

/** When an order was last cancelled, and why; undefined where it never was. */
export function findCancellation({ history }: Pick<Order, 'history'>): OrderEvent | undefined {
  return history.findLast(({ action }) => action === 'cancel');
}

/** No upper bound but the stock, which the server looks at: more is OUT_OF_STOCK, with what is left. */
export const requestedQuantity = z
  .int('Quantity must be a whole number')
  .check(z.gte(1, 'Quantity must be at least 1'));

/**
 * A line as a client sends it. A price that comes along is compared with the catalogue, never believed; a name tells
 * what is gone.
 */
const requestedLine = z.object({
  _id: id,
  qty: requestedQuantity,
  name: z.optional(z.string()),
  price: z.optional(sentAmount),
});
export type RequestedLine = z.output<typeof requestedLine>;

const requestedLines = z.array(requestedLine).check(z.maxLength(50, 'An order can have at most 50 lines'));

/**
 * The body of an order request. `orderItems` is accepted because the specification sends it, and says nothing that
 * the two other lists do not.
 */
export const orderRequest = z.object({
  orderItems: z.optional(requestedLines),
  orderServices: requestedLines.check(z.minLength(1, 'Choose a plan before you place an order')),
  orderHardwares: z._default(requestedLines, []),
  serviceAddress,
  modemNeeded: z._default(z.boolean('Say whether you need a modem'), true),
  /** One's own submitted request that this one takes the place of: that is cancelled as this is placed. */
  replaces: z.optional(id),
  itemsPrice: z.optional(sentAmount),
  taxPrice: z.optional(sentAmount),
  shippingPrice: z.optional(sentAmount),
  totalPrice: z.optional(sentAmount),
});
export type OrderRequest = z.output<typeof orderRequest>;

/** An order that staff take on the phone, for somebody with an account. */
export const phoneOrder = z.extend(orderRequest, { customer: id });
export type PhoneOrder = z.output<typeof phoneOrder>;

/** What the lines of an open order become. */
export const itemsChange = z.extend(
  z.pick(orderRequest, { orderServices: true, orderHardwares: true }),
  seenStep.shape,
);

/**
 * Joins lines that ask for the same thing, so that a limit cannot be passed by asking twice.
 *
 * @returns one line for each `_id`, in the order of first mention, with the quantities added up
 */
export function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const merged = new Map<string, RequestedLine>();
  for (const line of lines) {
    const earlier = merged.get(line._id);
    merged.set(line._id, earlier ? { ...line, qty: earlier.qty + line.qty } : line);
  }
  return [...merged.values()];
}

/** Tells whether the totals that a client sent, in cents, are those of the shop. What was not sent is not compared. */
export function matchesTotals(
  request: Partial<Pick<OrderRequest, keyof WireTotals>>,
  totals: WireTotals,
): boolean {
  return (['itemsPrice', 'taxPrice', 'shippingPrice', 'totalPrice'] as const).every(
    (name) => request[name] === undefined || request[name] === toCents(totals[name]),
  );
}
