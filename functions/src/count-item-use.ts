import type { ItemUse } from '@kowhai/domain/catalogue-change';
import type { OrderStatus } from '@kowhai/domain/order-status';
import { openStore } from '#firebase/store.ts';

/** Counts the orders that hold a plan or a piece of hardware, and those of them that are not completed. */
export async function countItemUse(itemId: string): Promise<ItemUse> {
  const { orders: all } = await openStore();
  const orders = all.where('itemIds', 'array-contains', itemId);
  const completed = orders.where('status', '==', 'completed' satisfies OrderStatus);
  const [held, done] = await Promise.all([orders.count().get(), completed.count().get()]);
  return { orders: held.data().count, openOrders: held.data().count - done.data().count };
}
