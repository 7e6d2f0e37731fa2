import type { OrderLine } from '@kowhai/domain/orders/order';
import { type Batch, store } from '#database/store.ts';
import { markPagesStale } from '#functions/shared/page-state.ts';
import { markStock } from '#functions/shared/price-list.ts';
import { outOfStock } from './price-order.ts';

/**
 * Skips items that are no longer sold. Preconditions keep a unit from being sold twice.
 *
 * @returns whether an item is sold out now, or available again @throws AppError OUT_OF_STOCK
 */
export async function moveStock(
  batch: Batch,
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): Promise<boolean> {
  const countIn = (lines: readonly OrderLine[], id: string) => lines.find(({ _id }) => _id === id)?.qty ?? 0;
  const names = new Map([...before, ...after].map(({ _id, name }) => [_id, name]));
  const ids = [...names.keys()].filter((id) => countIn(before, id) !== countIn(after, id));
  let isPagesStale = false;
  for (const snapshot of await store.getAll(ids.map((id) => store.hardwares.doc(id)))) {
    const { id: _id } = snapshot;
    // Only this field, so that a damaged record keeps no order from being cancelled.
    const stock: unknown = snapshot.get('countInStock');
    if (typeof stock !== 'number') continue;
    const held = countIn(before, _id);
    const countInStock = stock + held - countIn(after, _id);
    // The order's own units count, as they do when it is priced (`offerTo`).
    if (countInStock < 0) throw outOfStock({ _id, name: names.get(_id) ?? '', countInStock: stock + held });
    const change = { countInStock, updatedAt: store.serverTime() };
    batch.update(snapshot.ref, change, { lastUpdateTime: snapshot.updateTime });
    if (snapshot.get('isPublished') !== true || (countInStock === 0) === (stock === 0)) continue;
    markStock(batch, _id, countInStock === 0);
    isPagesStale = true;
  }
  if (isPagesStale) markPagesStale(batch);
  return isPagesStale;
}
