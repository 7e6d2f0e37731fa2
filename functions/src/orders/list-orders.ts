import type { PageQuery } from '@kowhai/domain/api/page';
import type { Order } from '@kowhai/domain/order';
import { flagsOf } from '@kowhai/domain/order-status';
import { id, timestamp } from '@kowhai/domain/text';
import * as z from 'zod/mini';
import { readCursor, readPage } from '#firebase/page.ts';
import { listSearchKeys, listSearchWords } from '#firebase/search-keys.ts';
import type { Query } from '#firebase/store.ts';
import { openStore } from '#firebase/store.ts';
import { type Handler, replyWithPage } from '#functions/handler.ts';

/** The caller's own orders, the newest first. */
export const listMyOrders: Handler<'listMyOrders'> = async ({ query, caller }) => {
  const { orders } = await openStore();
  return replyWithPage(await listNewestFirst(orders.where('user._id', '==', caller.uid), query));
};

/** Everybody's orders, the newest first, of one status and with all the words of a search where asked for. */
export const listOrders: Handler<'listOrders'> = async ({ query }) => {
  const { orders } = await openStore();
  let found: Query<Order> = orders;
  if (query.status) {
    const { isProcessing, isCompleted } = flagsOf(query.status);
    found = found.where('isProcessing', '==', isProcessing).where('isCompleted', '==', isCompleted);
  }
  // The database takes one word, so it gets the longest, which fewest orders have; the others are looked for here.
  const [longest, ...others] = listSearchWords(query.q ?? '').toSorted((a, b) => b.length - a.length);
  if (longest !== undefined) found = found.where('searchKeys', 'array-contains', longest);
  const hasOthers = (order: Order) => {
    const keys = new Set(listSearchKeys(order));
    return others.every((word) => keys.has(word));
  };
  return replyWithPage(await listNewestFirst(found, query, others.length > 0 ? hasOthers : undefined));
};

const position = z.tuple([timestamp, id]);

async function listNewestFirst(
  query: Query<Order>,
  { limit, cursor }: PageQuery,
  isWanted?: (order: Order) => boolean,
) {
  const { documentId, toTimestamp } = await openStore();
  let sorted = query.orderBy('createdAt', 'desc').orderBy(documentId, 'desc');
  if (cursor !== undefined) {
    const [createdAt, orderId] = readCursor(position, cursor);
    sorted = sorted.startAfter(toTimestamp(createdAt), orderId);
  }
  return readPage(sorted, limit, (order) => [order.createdAt, order._id], isWanted);
}
