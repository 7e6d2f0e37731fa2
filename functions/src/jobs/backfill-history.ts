import { ourTeam } from '@kowhai/domain/orders/order';
import { retryOnConflict } from '#firebase/retry.ts';
import { openStore, type Snapshot } from '#firebase/store.ts';
import { goThroughOnce } from './go-through-once.ts';

/**
 * Orders of older versions name the member of staff who took a step, and customers read their orders: it becomes "our
 * team", as in new ones. The audit trail says who it was.
 * @param end when to stop, in milliseconds since 1970; the next run goes on from there
 */
export async function backfillHistory(end: number): Promise<void> {
  const { orders, archivedOrders } = await openStore();
  await goThroughOnce('history-of-orders', orders, (id) => hideStaff(orders.doc(id)), end);
  const archived = (id: string) => hideStaff(archivedOrders.doc(id));
  await goThroughOnce('history-of-archivedOrders', archivedOrders, archived, end);
}

type StoredEvent = { by?: { _id?: string } };

function hideStaff(ref: Snapshot['ref']): Promise<void> {
  return retryOnConflict(async () => {
    const snapshot = await ref.get();
    const customerId: unknown = snapshot.get('user._id');
    const history: unknown = snapshot.get('history');
    // A damaged record is left for people to look at.
    if (!Array.isArray(history)) return;
    const isStaffs = ({ by }: StoredEvent) => by?._id !== undefined && by._id !== customerId;
    if (!history.some(isStaffs)) return;
    const hidden = history.map((event) => (isStaffs(event) ? { ...event, by: ourTeam } : event));
    await ref.update({ history: hidden }, { lastUpdateTime: snapshot.updateTime });
  });
}
