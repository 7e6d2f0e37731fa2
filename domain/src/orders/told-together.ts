/**
 * A customer's change is told at once. What follows within minutes is told in one mail after the last of them, with the
 * first, whose own mail may not have left by then.
 */
import type { Order } from './order.ts';
import type { LineChange } from './order-lines.ts';

const oneMailMs = 5 * 60_000;

const isSoon = (before: string, after: string) => Date.parse(after) - Date.parse(before) < oneMailMs;

export const listOwnChanges = ({ history, user }: Pick<Order, 'history' | 'user'>) =>
  history.filter(({ action, by }) => action === 'change' && by._id === user._id);

/** How long the mail about a customer's change waits for more of them, in milliseconds. */
export function findMailHold(order: Order, at: string): number {
  const last = listOwnChanges(order).at(-1);
  return last && isSoon(last.at, at) ? oneMailMs : 0;
}

type Told = Pick<Order['history'][number], 'at' | 'by' | 'changes' | 'fields'> & {
  /** When the first of these changes was made. */
  since: string;
};

/** What the mail about an order's last change tells, or null where it never changed. */
export function findToldChange(order: Pick<Order, 'history' | 'user'>): Told | null {
  const last = order.history.findLast(({ action }) => action === 'change');
  if (!last) return null;
  const { at, by } = last;
  const own = listOwnChanges(order);
  if (own.at(-1) !== last) return { ...last, since: at };
  const told = own.slice(own.findLastIndex((one, n) => !own[n - 1] || !isSoon(own[n - 1]?.at ?? '', one.at)));
  const fields = [...new Set(told.flatMap((one) => one.fields ?? []))];
  return {
    at,
    by,
    since: told[0]?.at ?? at,
    changes: addUp(told.flatMap((one) => one.changes ?? [])),
    fields,
  };
}

/** Of each line the first and the last number; what is as it was before is no change. */
function addUp(changes: readonly LineChange[]): LineChange[] {
  const lines = new Map<string, LineChange>();
  for (const change of changes)
    lines.set(change._id, { ...change, from: (lines.get(change._id) ?? change).from });
  return [...lines.values()].filter(({ from, to }) => from !== to);
}
