/** The lines of an order: as clients send them, and how staff change those of an open order. */
import * as z from 'zod/mini';
import { stockCount } from '#domain/catalogue/hardware.ts';
import { sentAmount } from '#domain/price-schema.ts';
import { id } from '#domain/text-schema.ts';

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

export const requestedLines = z
  .array(requestedLine)
  .check(z.maxLength(50, 'An order can have at most 50 lines'));

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

/** How many there were and are of one thing; none is 0. */
export const lineChange = z.object({ _id: id, name: z.string(), from: stockCount, to: stockCount });
export type LineChange = z.output<typeof lineChange>;

type Line = { _id: string; name: string; qty: number };

/**
 * Compares the lines of an order with what they become.
 *
 * @returns what is no longer there first, then what is new or of another quantity
 */
export function listLineChanges(before: readonly Line[], after: readonly Line[]): LineChange[] {
  const countIn = (lines: readonly Line[], lineId: string) =>
    lines.find(({ _id }) => _id === lineId)?.qty ?? 0;
  const lines = new Map([...before, ...after].map((line) => [line._id, line]));
  return [...lines.values()]
    .map(({ _id, name }) => ({ _id, name, from: countIn(before, _id), to: countIn(after, _id) }))
    .filter(({ from, to }) => from !== to);
}

/** Says it beside the thing's name: "removed", "added", "2 instead of 1". */
export function describeLineChange({ from, to }: Pick<LineChange, 'from' | 'to'>): string {
  if (to === 0) return 'removed';
  if (from === 0) return to === 1 ? 'added' : `${to} added`;
  return `${to} instead of ${from}`;
}

const mostUnits = 20;
/** Half of a small stock is an ordinary order. */
const fewestOfHalf = 5;

/**
 * Tells whether staff should look at an order first: more than 20 units, or half of an item's stock. A new account may
 * order all of it.
 *
 * @param lines with the stock before the order
 */
export function isLargeOrder(lines: readonly { qty: number; countInStock: number }[]): boolean {
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    units > mostUnits || lines.some(({ qty, countInStock }) => qty >= fewestOfHalf && qty * 2 >= countInStock)
  );
}
