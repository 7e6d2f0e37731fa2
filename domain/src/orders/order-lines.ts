import * as z from 'zod/mini';
import { stockCount } from '#domain/catalogue/hardware.ts';
import { sentAmount } from '#domain/price-schema.ts';
import { id } from '#domain/text-schema.ts';

/** Only the stock limits it: the server answers OUT_OF_STOCK with what is left. */
export const requestedQuantity = z
  .int('Quantity must be a whole number')
  .check(z.gte(1, 'Quantity must be at least 1'));

/** The price is compared with the catalogue, never trusted; the name tells what is gone. */
const requestedLine = z.object({
  _id: id,
  qty: requestedQuantity,
  name: z.optional(z.string()),
  price: z.optional(sentAmount),
});
export type RequestedLine = z.output<typeof requestedLine>;

export const requestedLines = z
  .array(requestedLine)
  .check(z.maxLength(50, 'An order can have at most 50 lines'));

/** Merges lines with the same `_id`, so that repeating a line passes no limit. */
export function mergeLines(lines: readonly RequestedLine[]): RequestedLine[] {
  const merged = new Map<string, RequestedLine>();
  for (const line of lines) {
    const earlier = merged.get(line._id);
    merged.set(line._id, earlier ? { ...line, qty: earlier.qty + line.qty } : line);
  }
  return [...merged.values()];
}

/** Quantities before and after; 0 for none. */
export const lineChange = z.object({ _id: id, name: z.string(), from: stockCount, to: stockCount });
export type LineChange = z.output<typeof lineChange>;

type Line = { _id: string; name: string; qty: number };

export function listLineChanges(before: readonly Line[], after: readonly Line[]): LineChange[] {
  const countIn = (lines: readonly Line[], lineId: string) =>
    lines.find(({ _id }) => _id === lineId)?.qty ?? 0;
  const lines = new Map([...before, ...after].map((line) => [line._id, line]));
  return [...lines.values()]
    .map(({ _id, name }) => ({ _id, name, from: countIn(before, _id), to: countIn(after, _id) }))
    .filter(({ from, to }) => from !== to);
}

export const changeableFields = ['serviceAddress', 'modemNeeded'] as const;

const fieldNames = { serviceAddress: 'Service address', modemNeeded: 'Modem' };

type Changed = {
  changes?: readonly LineChange[] | undefined;
  fields?: readonly (keyof typeof fieldNames)[] | undefined;
};

/** What a change of an order was: "Fibre Max: added". */
export function listChanges({ changes = [], fields = [] }: Changed): [name: string, what: string][] {
  return [
    ...changes.map((line): [string, string] => [line.name, describeLineChange(line)]),
    ...fields.map((field): [string, string] => [fieldNames[field], 'changed']),
  ];
}

function describeLineChange({ from, to }: LineChange): string {
  if (to === 0) return 'removed';
  if (from === 0) return to === 1 ? 'added' : `${to} added`;
  return `${to} instead of ${from}`;
}

const mostUnits = 20;
/** Half of a small stock is an ordinary order. */
const minLargeQuantity = 5;

/** Over 20 units, or half of an item's stock: staff look at it first. @param lines with the stock before the order */
export function isLargeOrder(lines: readonly { qty: number; countInStock: number }[]): boolean {
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    units > mostUnits ||
    lines.some(({ qty, countInStock }) => qty >= minLargeQuantity && qty * 2 >= countInStock)
  );
}

/** What makes an order large. @returns "6 × Tūī Mesh 6: half of the stock or more", without a full stop */
export function describeLarge(lines: readonly Pick<Line, 'name' | 'qty'>[]): string {
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  if (units > mostUnits) return `${units} units, more than ${mostUnits}`;
  const many = lines.filter(({ qty }) => qty >= minLargeQuantity);
  return `${many.map(({ name, qty }) => `${qty} × ${name}`).join(', ')}: half of the stock or more`;
}
