import { type Order, order } from '@kowhai/domain/order';
import type { Shop, Stored } from './read-shop.ts';

/** Something that is true of the shop at every moment, whatever was interrupted. */
export interface Law {
  name: string;
  /** @returns a sentence for each record that breaks it */
  listViolations(shop: Shop): string[];
}

/** All orders that can be read, archived ones too. */
export function listOrders({ orders, archivedOrders }: Shop): Order[] {
  return [...orders, ...archivedOrders].flatMap((stored) => {
    const parsed = order.safeParse(stored);
    return parsed.success ? [parsed.data] : [];
  });
}

/** The ids of all orders that there are, and of those that staff have deleted. */
export function listKnownOrders({ orders, archivedOrders, audit }: Shop): Set<string> {
  const deleted = audit.filter(({ item, action }) => item?.kind === 'order' && action === 'delete');
  return new Set([
    ...[...orders, ...archivedOrders].map(({ _id }) => _id),
    ...deleted.map(({ item }) => item._id),
  ]);
}

type Parsed = { success: boolean; error?: { issues: { path: PropertyKey[] }[] } };

/** Names the fields that keep a record from being read. */
export function listMisfits(collection: string, parsed: Parsed, { _id }: Stored): string[] {
  if (parsed.success) return [];
  const fields = parsed.error?.issues.map(({ path }) => path.join('.')) ?? [];
  return [`${collection}/${_id} cannot be read: ${[...new Set(fields)].join(', ')}`];
}
