import { AppError } from '@kowhai/domain/app-error';
import { listOrderCounts } from '@kowhai/domain/desk/desk-counts';
import type { Order } from '@kowhai/domain/orders/order';
import { deriveOrder } from './collections.ts';
import { noteCounts } from './desk.ts';
import { type MergingWriter, type Snapshot, store, type Updater } from './store.ts';

/** With its search keys and the desk's counts. A conflict where it changed since it was read. An undefined field is deleted. */
export function updateOrder(
  writer: Updater & MergingWriter,
  snapshot: Snapshot<Order>,
  change: Partial<Order>,
): Order {
  const before = snapshot.data();
  if (!before) throw new AppError('NOT_FOUND', 'We can’t find that order.');
  const changed: Order = { ...before, ...change };
  const gone = Object.entries(change).filter(([, value]) => value === undefined);
  const fields = {
    ...store.toFields({ ...change, ...deriveOrder(changed) }),
    ...Object.fromEntries(gone.map(([name]) => [name, store.deleteField()])),
  };
  writer.update(snapshot.ref, fields, { lastUpdateTime: snapshot.updateTime });
  noteCounts(writer, listOrderCounts(before), listOrderCounts(changed));
  return changed;
}
