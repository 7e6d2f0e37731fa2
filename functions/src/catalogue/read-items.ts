import type { SliceQuery } from '@kowhai/domain/api/list-slice';
import { AppError } from '@kowhai/domain/app-error';
import type { ItemUse } from '@kowhai/domain/catalogue/catalogue-change';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { openStatuses } from '@kowhai/domain/orders/order-status';
import { id } from '@kowhai/domain/text-schema';
import * as z from 'zod/mini';
import { readCursor, readSlice } from '#database/read-slice.ts';
import { countAll } from '#database/search.ts';
import { type Collection, type Query, type Snapshot, store } from '#database/store.ts';
import type { CatalogueItem } from './catalogue-collection.ts';

export type CatalogueQuery = SliceQuery & { category?: PlanCategory | undefined };

const position = z.tuple([z.number(), id]);

export async function listItems<T extends CatalogueItem>(
  collection: Collection<T>,
  { limit, cursor, category }: CatalogueQuery,
  hasDrafts: boolean,
) {
  let query: Query<T> = collection;
  if (!hasDrafts) query = query.where('isPublished', '==', true);
  if (category !== undefined) query = query.where('category', '==', category);
  query = query.orderBy('price').orderBy(store.documentId);
  if (cursor !== undefined) query = query.startAfter(...readCursor(position, cursor));
  return readSlice(query, limit, (snapshot) => [snapshot.get('price'), snapshot.id]);
}

/** @throws AppError NOT_FOUND for a missing item, or one that this caller may not see */
export function requireItem<T extends CatalogueItem>(snapshot: Snapshot<T>, hasDrafts = true): T {
  const item = snapshot.data();
  if (!item || !(item.isPublished || hasDrafts)) {
    throw new AppError('NOT_FOUND', 'We can’t find that. It may have been removed.');
  }
  return item;
}

export async function countItemUse(itemId: string): Promise<ItemUse> {
  const orders = store.orders.where('itemIds', 'array-contains', itemId);
  const open = orders.where('status', 'in', openStatuses);
  const [all, openOrders] = await Promise.all([countAll(orders), countAll(open)]);
  return { orders: all, openOrders };
}
