import { listUserKeys } from '@kowhai/domain/desk/search-keys';
import type { Order } from '@kowhai/domain/orders/order';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { fromStored } from '@kowhai/domain/timestamps';
import { deriveOrder } from '#firebase/collections.ts';
import { retryOnConflict } from '#firebase/retry.ts';
import { type Collection, openStore, type Snapshot } from '#firebase/store.ts';
import { findReadable } from '#firebase/unreadable.ts';
import { goThroughOnce } from './go-through-once.ts';

/**
 * Orders and people of older versions are found by no digits of a phone number and by no chip, and their orders stand in
 * no queue: what is stored beside them for lists is derived anew, once.
 * @param end when to stop, in milliseconds since 1970; the next run goes on from there
 */
export async function backfillKeys(end: number): Promise<void> {
  const { orders, staffUsers } = await openStore();
  await goThroughOnce('keys-of-orders', orders, (id) => deriveAnew(orders, id, listOrderFields), end);
  await goThroughOnce('keys-of-users', staffUsers, (id) => deriveAnew(staffUsers, id, listUserFields), end);
}

const listUserFields = async (user: StaffUser) => ({ searchKeys: listUserKeys(user) });

async function listOrderFields(order: Order): Promise<object> {
  const { orderNotes } = await openStore();
  const notes = await orderNotes.where('orderId', '==', order._id).limit(1).select().get();
  const noted = notes.empty ? {} : { hasNote: true };
  return { ...noted, ...deriveOrder({ ...order, ...noted }) };
}

function deriveAnew<T>(
  records: Collection<T>,
  id: string,
  listFields: (record: T) => Promise<object>,
): Promise<void> {
  return retryOnConflict(async () => {
    const { toFields } = await openStore();
    const snapshot: Snapshot<T> = await records.doc(id).get();
    // A damaged record is left for people to look at, and one that was deleted meanwhile is gone.
    const record = await findReadable(snapshot);
    if (record === undefined) return;
    const fields = await listFields(record);
    const isDerived = Object.entries(fields).every(
      ([name, value]) => JSON.stringify(fromStored(snapshot.get(name))) === JSON.stringify(value),
    );
    if (!isDerived) await snapshot.ref.update(toFields(fields), { lastUpdateTime: snapshot.updateTime });
  });
}
