import { findCancellation } from '@kowhai/domain/orders/order';
import { type DataCheck, listOrderFacts, type OrderFacts, type Shop, type Stored } from './read-shop.ts';

/** Between a record's timestamp and its commit. Closer than that, either may have been first. */
const commitMs = 20_000;

type Deletion = { at: string; mails: readonly Stored[]; cancelledAt: string | undefined };

/** What happened to each item, found once for all. */
export type StockHistory = {
  counts: ReadonlyMap<string, readonly { count: number; at: number }[]>;
  orders: ReadonlyMap<string, readonly OrderFacts[]>;
  /** Of orders that are nowhere any more. */
  deletions: readonly Deletion[];
};

export function readStockHistory(shop: Shop): StockHistory {
  const facts = listOrderFacts(shop);
  const orders = new Map<string, OrderFacts[]>();
  for (const order of facts) {
    const changed = order.history.flatMap(({ changes = [] }) => changes.map(({ _id }) => _id));
    for (const id of new Set([...order.orderHardwares.map(({ _id }) => _id), ...changed]))
      append(orders, id, order);
  }
  const remaining = new Set(facts.map(({ _id }) => _id));
  const mails = Map.groupBy(shop.outbox, ({ job }) => job?.order?._id);
  const cancelledAt = new Map(
    shop.audit.filter(({ action }) => action === 'cancel').map(({ record, at }) => [record?._id, at]),
  );
  const deletions = shop.audit
    .filter(
      ({ record, action }) => record?.kind === 'order' && action === 'delete' && !remaining.has(record._id),
    )
    .map(({ record, at }) => ({
      at,
      mails: listMailsOfLines(mails.get(record._id) ?? [], record._id),
      cancelledAt: cancelledAt.get(record._id),
    }));
  return { counts: listCounts(shop), orders, deletions };
}

/** The last count by staff, less later orders, plus returns. @returns the least and the most; null if unknown */
export function expectStock(
  { counts, orders, deletions }: StockHistory,
  itemId: string,
): { least: number; most: number } | null {
  const counted = counts.get(itemId)?.toSorted((a, b) => b.at - a.at)[0];
  if (!counted) return null;
  const bounds = { least: counted.count, most: counted.count };
  const add = (units: number, at: string) => {
    const laterMs = Date.parse(at) - counted.at;
    const isCertain = laterMs > commitMs;
    if (laterMs < -commitMs || units === 0) return;
    if (isCertain || units < 0) bounds.least += units;
    if (isCertain || units > 0) bounds.most += units;
  };
  for (const order of orders.get(itemId) ?? []) {
    const units = countUnits(order, itemId);
    const moved = order.history.flatMap(({ at, changes = [] }) =>
      changes.filter(({ _id }) => _id === itemId).map(({ from, to }) => ({ at, units: to - from })),
    );
    add(-(units - moved.reduce((sum, move) => sum + move.units, 0)), order.createdAt);
    for (const move of moved) add(-move.units, move.at);
    const cancelled = findCancellation(order);
    if (cancelled) add(units, cancelled.at);
  }

  for (const { at, mails, cancelledAt } of deletions) {
    if (Date.parse(at) < counted.at - commitMs) continue;
    // The order is gone; mails about it are kept for 90 days.
    if (mails.length === 0) return null;
    let units = 0;
    for (const { job, createdAt } of mails) {
      add(units - countUnits(job.order, itemId), createdAt);
      units = countUnits(job.order, itemId);
    }
    add(units, cancelledAt ?? at);
  }
  return bounds;
}

function listMailsOfLines(mails: readonly Stored[], orderId: string): Stored[] {
  const confirmation = mails.find(({ _id }) => _id === `confirm-order_${orderId}`);
  if (!confirmation) return [];
  const changes = mails.filter(({ _id }) => _id.startsWith(`order-changed_${orderId}_`) && /_\d+$/.test(_id));
  return [confirmation, ...changes].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function listCounts({ audit }: Shop) {
  const counts = new Map<string, { count: number; at: number }[]>();
  for (const { record, at, changes } of audit) {
    if (record?.kind !== 'hardware' || !Array.isArray(changes)) continue;
    const change = changes.find(({ field }) => field === 'countInStock');
    if (typeof change?.to !== 'number') continue;
    append(counts, record._id, { count: change.to, at: Date.parse(at) });
  }
  return counts;
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

type Lines = { orderHardwares: readonly { _id: string; qty: number }[] };

function countUnits({ orderHardwares }: Lines, itemId: string): number {
  return orderHardwares.filter(({ _id }) => _id === itemId).reduce((sum, { qty }) => sum + qty, 0);
}

export function listUncounted(shop: Shop): string[] {
  const history = readStockHistory(shop);
  return shop.hardwares.filter(({ _id }) => expectStock(history, _id) === null).map(({ _id }) => _id);
}

export const stockCheck: DataCheck = {
  name: 'Stock is what was counted, less what was ordered',
  looksAt: 'everything',
  listViolations: (shop) => {
    const history = readStockHistory(shop);
    return shop.hardwares.flatMap(({ _id, countInStock }) => {
      if (!Number.isSafeInteger(countInStock) || countInStock < 0)
        return [`hardwares/${_id}: the stock is ${countInStock}`];
      const expected = expectStock(history, _id);
      if (!expected || (countInStock >= expected.least && countInStock <= expected.most)) return [];
      const { least, most } = expected;
      const wanted = least === most ? least : `${least} to ${most}`;
      return [`hardwares/${_id}: the stock is ${countInStock}, and should be ${wanted}`];
    });
  },
};
