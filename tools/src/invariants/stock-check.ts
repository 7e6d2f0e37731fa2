import { findCancellation, type Order } from '@kowhai/domain/orders/order';
import { type DataCheck, listOrders, type Shop } from './read-shop.ts';

/** Between a record's timestamp and its commit. Closer than that, either may have been first. */
const commitMs = 20_000;

/** The last count by staff, less later orders, plus returns. @returns the least and the most; null if unknown */
export function expectStock(
  shop: Shop,
  orders: readonly Order[],
  itemId: string,
): { least: number; most: number } | null {
  const counted = findLastCount(shop, itemId);
  if (!counted) return null;
  const bounds = { least: counted.count, most: counted.count };
  const add = (units: number, at: string) => {
    const laterMs = Date.parse(at) - counted.at;
    const isCertain = laterMs > commitMs;
    if (laterMs < -commitMs || units === 0) return;
    if (isCertain || units < 0) bounds.least += units;
    if (isCertain || units > 0) bounds.most += units;
  };
  for (const order of orders) {
    const units = countUnits(order, itemId);
    const moved = order.history.flatMap(({ at, changes = [] }) =>
      changes.filter(({ _id }) => _id === itemId).map(({ from, to }) => ({ at, units: to - from })),
    );
    add(-(units - moved.reduce((sum, move) => sum + move.units, 0)), order.createdAt);
    for (const move of moved) add(-move.units, move.at);
    const cancelled = findCancellation(order);
    if (cancelled) add(units, cancelled.at);
  }

  const remaining = new Set(orders.map(({ _id }) => _id));
  for (const { item, action, at } of shop.audit) {
    if (item?.kind !== 'order' || action !== 'delete' || remaining.has(item._id)) continue;
    if (Date.parse(at) < counted.at - commitMs) continue;
    // The order is gone; mails about it are kept for 90 days.
    const mails = listMailsOfLines(shop, item._id);
    if (mails.length === 0) return null;
    let units = 0;
    for (const { job, createdAt } of mails) {
      add(units - countUnits(job.order, itemId), createdAt);
      units = countUnits(job.order, itemId);
    }
    const cancelled = shop.audit.find((entry) => entry.item?._id === item._id && entry.action === 'cancel');
    add(units, cancelled?.at ?? at);
  }
  return bounds;
}

function listMailsOfLines({ outbox }: Shop, orderId: string): Shop['outbox'][number][] {
  const confirmation = outbox.find(({ _id }) => _id === `confirm-order_${orderId}`);
  if (!confirmation) return [];
  const changes = outbox.filter(({ _id }) => new RegExp(`^order-changed_${orderId}_\\d+$`).test(_id));
  return [confirmation, ...changes].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function findLastCount({ audit }: Shop, itemId: string): { count: number; at: number } | null {
  const counts = audit.flatMap(({ item, at, changes }) => {
    if (item?.kind !== 'hardware' || item._id !== itemId || !Array.isArray(changes)) return [];
    const change = changes.find(({ field }) => field === 'countInStock');
    return typeof change?.to === 'number' ? [{ count: change.to, at: Date.parse(at) }] : [];
  });
  return counts.toSorted((a, b) => b.at - a.at)[0] ?? null;
}

type Lines = { orderHardwares: readonly { _id: string; qty: number }[] };

function countUnits({ orderHardwares }: Lines, itemId: string): number {
  return orderHardwares.filter(({ _id }) => _id === itemId).reduce((sum, { qty }) => sum + qty, 0);
}

export function listUncounted(shop: Shop): string[] {
  const orders = listOrders(shop);
  return shop.hardwares.filter(({ _id }) => expectStock(shop, orders, _id) === null).map(({ _id }) => _id);
}

export const stockCheck: DataCheck = {
  name: 'Stock is what was counted, less what was ordered',
  listViolations: (shop) => {
    const orders = listOrders(shop);
    return shop.hardwares.flatMap(({ _id, countInStock }) => {
      if (!Number.isSafeInteger(countInStock) || countInStock < 0)
        return [`hardwares/${_id}: the stock is ${countInStock}`];
      const expected = expectStock(shop, orders, _id);
      if (!expected || (countInStock >= expected.least && countInStock <= expected.most)) return [];
      const { least, most } = expected;
      const wanted = least === most ? least : `${least} to ${most}`;
      return [`hardwares/${_id}: the stock is ${countInStock}, and should be ${wanted}`];
    });
  },
};
