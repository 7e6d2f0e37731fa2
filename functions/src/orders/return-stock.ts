import type { Order, OrderLine } from '@kowhai/domain/orders/order';
import { markPagesStale } from '#database/page-state.ts';
import { noteStock } from '#database/price-list.ts';
import { type Batch, type MergingWriter, openStore, type Updater } from '#database/store.ts';
import { outOfStock } from './price-order.ts';

/** Skips items that are no longer sold. @returns whether a sold-out item is available again */
export async function returnStock(
  writer: Updater & MergingWriter,
  { orderHardwares }: Pick<Order, 'orderHardwares'>,
): Promise<boolean> {
  const { getAll, hardwares, increment, serverTime } = await openStore();
  const items = await getAll(orderHardwares.map((line) => hardwares.doc(line._id)));
  for (const [index, item] of items.entries()) {
    const countInStock = increment(orderHardwares[index]?.qty ?? 0);
    if (item.exists) writer.update(item.ref, { countInStock, updatedAt: serverTime() });
  }
  const restocked = items.filter(
    (item) => item.get('isPublished') === true && item.get('countInStock') === 0,
  );
  for (const { id } of restocked) await noteStock(writer, id, false);
  if (restocked.length > 0) await markPagesStale(writer);
  return restocked.length > 0;
}

/** Preconditions keep a unit from being sold twice. @returns if availability changed @throws AppError OUT_OF_STOCK */
export async function moveStock(
  batch: Batch,
  before: readonly OrderLine[],
  after: readonly OrderLine[],
): Promise<boolean> {
  const { getAll, hardwares, serverTime } = await openStore();
  const ids = [...new Set([...before, ...after].map(({ _id }) => _id))];
  const countIn = (lines: readonly OrderLine[], id: string) => lines.find(({ _id }) => _id === id)?.qty ?? 0;
  let isPagesStale = false;
  for (const snapshot of await getAll(ids.map((id) => hardwares.doc(id)))) {
    const held = countIn(before, snapshot.id);
    const taken = countIn(after, snapshot.id) - held;
    if (taken === 0) continue;
    const item = snapshot.data();
    if (!item) continue;
    const countInStock = item.countInStock - taken;
    // The order's own units count, as they do when it is priced (`offerTo`).
    if (countInStock < 0) throw outOfStock({ ...item, countInStock: item.countInStock + held });
    const change = { countInStock, updatedAt: serverTime() };
    batch.update(snapshot.ref, change, { lastUpdateTime: snapshot.updateTime });
    if (!item.isPublished || (countInStock === 0) === (item.countInStock === 0)) continue;
    await noteStock(batch, snapshot.id, countInStock === 0);
    isPagesStale = true;
  }
  if (isPagesStale) await markPagesStale(batch);
  return isPagesStale;
}
