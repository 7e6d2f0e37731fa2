import { type Order, order } from '@kowhai/domain/orders/order';
import { collections, type InvariantName, invariantNames } from '@kowhai/functions/firebase/collections';
import type { Shop, Stored } from './read-shop.ts';

/** Something that is true of the shop at every moment, whatever was interrupted. */
export interface DataCheck {
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

/** Says of each record that the server could not read which fields are at fault. Of mails only parts are here. */
export const readableCheck: DataCheck = {
  name: 'Every record can be read',
  listViolations: (shop) =>
    invariantNames
      .filter((name) => name !== 'outbox')
      .flatMap((name) => shop[name].flatMap((stored) => listMisfits(name, stored))),
};

function listMisfits(name: InvariantName, stored: Stored): string[] {
  const fields = collections[name].schema.safeParse(stored).error?.issues.map(({ path }) => path.join('.'));
  return fields ? [`${name}/${stored._id} cannot be read: ${[...new Set(fields)].join(', ')}`] : [];
}
