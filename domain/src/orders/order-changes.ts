/** What staff change about the lines of an order that is still open: another plan, other hardware or another quantity. */
import * as z from 'zod/mini';
import { stockCount } from '#domain/catalogue/hardware.ts';
import { id } from '#domain/text-schema.ts';

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
