import type { Order, OrderRequest } from '@kowhai/domain/order';
import { openStore } from '#firebase/store.ts';
import { addMail, openOutbox } from '#mail/outbox.ts';
import { orderMailIds } from './order-mail-ids.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { getReplayedOrder, type ReplayKey, writeReplayRecord } from './replay.ts';
import type { WantedLines } from './wanted-lines.ts';

export type OrderDraft = {
  orderId: string;
  request: OrderRequest;
  wanted: WantedLines;
  replayKey: ReplayKey | null;
  write: (orderId: string, priced: PricedOrder) => Order;
};

type Placed = { order: Order; mailIds: string[]; isReplay: boolean };

/**
 * Tries once to place an order in one commit, which succeeds only while the catalogue is as it was read. Plans are
 * read inside the transaction: locks for reading get in nobody's way. Hardware is read outside and guarded by the time
 * of its last change, because everybody who read it under a lock would wait for everybody else to let go.
 *
 * @param mayHaveSucceeded an earlier attempt failed, maybe only in telling us that it succeeded
 * @throws AppError for every refusal; a conflict as Firestore's own error
 */
export async function commitOrder(draft: OrderDraft, mayHaveSucceeded: boolean): Promise<Placed> {
  const { orderId, request, wanted, replayKey } = draft;
  const [store, outbox] = await Promise.all([openStore(), openOutbox()]);
  const { db, products, hardwares, orders, idempotency } = store;
  const orderRef = orders.doc(orderId);
  const planRefs = wanted.plans.map((line) => products.doc(line._id));
  const hardwareRefs = wanted.hardware.map((line) => hardwares.doc(line._id));
  const replayRef = replayKey && idempotency.doc(replayKey.recordId);
  const { confirmation, notice } = orderMailIds(orderId);
  const mailIds = [confirmation, notice];

  return db.runTransaction(
    async (transaction) => {
      const [plans, hardware, replay, ours] = await Promise.all([
        transaction.getAll(...planRefs),
        store.getAll(hardwareRefs),
        replayRef?.get(),
        mayHaveSucceeded ? orderRef.get() : undefined,
      ]);
      const placed = ours?.data();
      if (placed) return { order: placed, mailIds, isReplay: false };
      const record = replay?.data();
      if (record && replayKey && Date.parse(record.expiresAt) > Date.now()) {
        return { order: await getReplayedOrder(record, replayKey), mailIds: [], isReplay: true };
      }

      const priced = priceOrder(request, wanted, {
        plans: plans.map((snapshot) => snapshot.data()),
        hardware: hardware.map((snapshot) => snapshot.data()),
      });
      const order = draft.write(orderId, priced);
      transaction.create(orderRef, order);
      for (const [index, snapshot] of hardware.entries()) {
        const countInStock = (snapshot.data()?.countInStock ?? 0) - (wanted.hardware[index]?.qty ?? 0);
        // The time is that of the read: a unit sold or a price changed since then makes the commit fail.
        const sale = { countInStock, updatedAt: store.commitTime() };
        transaction.update(snapshot.ref, sale, { lastUpdateTime: snapshot.updateTime });
      }
      if (replayRef && replayKey) {
        const { _id, ...fields } = writeReplayRecord(replayKey, orderId);
        if (replay?.exists)
          transaction.update(replayRef, store.toFields(fields), { lastUpdateTime: replay.updateTime });
        else transaction.create(replayRef, { _id, ...fields });
      }
      addMail(transaction, outbox, confirmation, { kind: 'confirm-order', order });
      addMail(transaction, outbox, notice, { kind: 'order-submitted', order });
      return { order, mailIds, isReplay: false };
    },
    { maxAttempts: 1 },
  );
}
