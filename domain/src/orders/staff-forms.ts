import * as z from 'zod/mini';
import { serviceAddress } from '#domain/address/service-address.ts';
import { id } from '#domain/text-schema.ts';
import { requestedQuantity } from './order-lines.ts';
import { arrangement } from './order-request.ts';

const chosen = (message: string) => z.string(message).check(z.minLength(1, message));

export const goodsForm = z.object({
  orderServices: z.array(z.object({ _id: chosen('Choose a plan'), qty: requestedQuantity })),
  orderHardwares: z.array(z.object({ _id: id, qty: requestedQuantity })),
});
export type GoodsForm = z.output<typeof goodsForm>;

/** What staff edit of an order, each with the `editedAt` of the order that it began with. */
const seen = { seenAt: z.string() };
export const dayForm = z.extend(arrangement, seen);
export type DayForm = z.output<typeof dayForm>;
export const addressForm = z.extend(serviceAddress, seen);
export type AddressForm = z.output<typeof addressForm>;
export const linesForm = z.extend(goodsForm, seen);
export type LinesForm = z.output<typeof linesForm>;

export const placeForm = z.object({
  customer: chosen('Choose a customer'),
  ...goodsForm.shape,
  /** Asked, never presumed. */
  modem: z.enum(['yes', 'no'], 'Ask whether they need a modem'),
  serviceAddress,
  idempotencyKey: z.string(),
});
export type PlaceForm = z.output<typeof placeForm>;

// A cleared quantity is NaN, which JSON stores as null.
const typedLines = z.array(z.object({ _id: z.string(), qty: z.catch(z.number(), Number.NaN) }));

/** Unsaved forms of these, which need not be valid. */
const unsavedGoods = z.object({ orderServices: typedLines, orderHardwares: typedLines });
export const unsavedLines = z.extend(unsavedGoods, seen);
export const unsavedPlace = z.extend(unsavedGoods, {
  customer: z.string(),
  modem: z.string(),
  serviceAddress: z.record(z.string(), z.string()),
  idempotencyKey: z.string(),
});
