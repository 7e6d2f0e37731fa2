import * as z from 'zod/mini';
import { serviceAddress } from '#domain/address/service-address.ts';
import { toCents } from '#domain/money.ts';
import { seenAt } from '#domain/people/staff.ts';
import { sentAmount, type WireTotals } from '#domain/price-schema.ts';
import { id, line, prose } from '#domain/text-schema.ts';
import { day } from '#domain/time/day.ts';
import { requestedLines } from './order-lines.ts';
import { orderStatusTable } from './order-status.ts';
import { switchAnswers } from './setup-questions.ts';

export const seenOrder = z.object({ seenAt });

/** `orderItems` is accepted because the specification sends it, and ignored. */
const wanted = z.object({
  orderItems: z.optional(requestedLines),
  orderServices: requestedLines.check(z.minLength(1, 'Choose a plan before you place an order')),
  orderHardwares: z._default(requestedLines, []),
  serviceAddress,
  modemNeeded: z._default(z.boolean('Say whether you need a modem'), true),
  itemsPrice: z.optional(sentAmount),
  taxPrice: z.optional(sentAmount),
  shippingPrice: z.optional(sentAmount),
  totalPrice: z.optional(sentAmount),
});

/** Only customers agree to a switch, and a change of the order leaves what they answered. */
export const orderRequest = z.extend(wanted, { setup: z.optional(switchAnswers) });
export type OrderRequest = z.output<typeof orderRequest>;

export const phoneOrder = z.extend(wanted, { customer: id });
export type PhoneOrder = z.output<typeof phoneOrder>;

export const itemsChange = z.extend(
  z.pick(wanted, { orderServices: true, orderHardwares: true }),
  seenOrder.shape,
);

/** An absent address or modem answer stays as it is. */
export const requestChange = z.extend(wanted, {
  serviceAddress: z.optional(serviceAddress),
  modemNeeded: z.optional(z.boolean('Say whether you need a modem')),
  ...seenOrder.shape,
});
export type RequestChange = z.output<typeof requestChange>;

export const partsOfDay = ['morning', 'afternoon'] as const;

/** Empty for any time of the day. */
export const connectionWindow = line('Enter a time', { min: 0, max: 40 });

/** Follows the day: "…, in the morning". @param window a part of the day, or free text; empty for any time */
export function describeWindow(window: string | undefined): string {
  if (!window) return '';
  return partsOfDay.some((part) => part === window) ? `, in the ${window}` : `, ${window}`;
}

/** Whether staff mean a day on which no one works. */
const isDayMeant = z.optional(z.boolean());

/** Null removes the day; an empty window means any time of it. */
export const orderChange = z.object({
  serviceAddress: z.optional(serviceAddress),
  connectionDate: z.optional(z.nullable(day)),
  connectionWindow: z.optional(connectionWindow),
  isMailed: z.optional(z.boolean()),
  isDayMeant,
  seenAt,
});

export const latePromise = z.object({ day, isDayMeant, seenAt });
export type LatePromise = z.output<typeof latePromise>;

/** The form's value; half a date counts as none. */
export const arrangement = z.object({
  connectionDate: z.string().check(z.refine((text) => z.safeParse(day, text).success, 'Choose a day')),
  connectionWindow: z._default(connectionWindow, ''),
});
export type Arrangement = z.output<typeof arrangement>;

export function reasonOf<const Reasons extends readonly string[], IsRequired extends boolean>(
  reasons: Reasons,
  isRequired: IsRequired,
) {
  const reason = z.enum(reasons, 'Choose a reason');
  type Optional = z.ZodMiniOptional<typeof reason>;
  // TypeScript does not narrow a type parameter by its value.
  return (isRequired ? reason : z.optional(reason)) as IsRequired extends true ? typeof reason : Optional;
}

/** The specification's clients send no body, which counts as an empty one. */
const orEmpty = <Body extends z.ZodMiniType>(body: Body) => z.prefault(body, {} as z.input<Body>);

const { by, isReasonRequired } = orderStatusTable.cancelled;
export const cancellation = orEmpty(z.extend(seenOrder, { reason: reasonOf(by.customer, isReasonRequired) }));
const messageToCustomer = prose('Write a message or leave it empty', { min: 0, max: 500 });
export const staffCancellation = orEmpty(
  z.extend(seenOrder, {
    reason: reasonOf(by.staff, isReasonRequired),
    message: z.optional(messageToCustomer),
  }),
);

/** Compares the client's totals, in cents, with the shop's. Absent ones are not compared. */
export function matchesTotals(
  request: Partial<Pick<OrderRequest, keyof WireTotals>>,
  totals: WireTotals,
): boolean {
  return (['itemsPrice', 'taxPrice', 'shippingPrice', 'totalPrice'] as const).every(
    (name) => request[name] === undefined || request[name] === toCents(totals[name]),
  );
}
