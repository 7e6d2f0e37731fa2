import { randomUUID } from 'node:crypto';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { isLargeOrder } from '@kowhai/domain/orders/large-order';
import type { Order, OrderRequest } from '@kowhai/domain/orders/order';
import type { StaffMember } from '@kowhai/domain/people/staff';
import { markPagesStale } from '#firebase/page-state.ts';
import { busy } from '#firebase/retry.ts';
import { openStore, type Snapshot } from '#firebase/store.ts';
import { findReadable } from '#firebase/unreadable.ts';
import { addAuditEntry } from '#functions/audit/audit-trail.ts';
import { type RateLimitUse, readRateLimits } from '#http/rate-limit.ts';
import { addMail } from '#mail/delivery/outbox.ts';
import { toAuditItem } from './get-order.ts';
import { findOrderByKey, type IdempotencyKey, toIdempotencyRecord } from './idempotency.ts';
import { newOrderMailIds } from './mails/order-mail-ids.ts';
import type { OrderLines } from './parse-order-lines.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { cancelReplaced, countHeld, type Replaced, requireReplaceable } from './replace-order.ts';

export type OrderDraft = {
  orderId: string;
  /** The customer's. */
  uid: string;
  request: OrderRequest;
  wanted: OrderLines;
  idempotencyKey: IdempotencyKey;
  limits: readonly RateLimitUse[];
  /** The member of staff who took it on the phone, if any. */
  takenBy?: StaffMember | undefined;
  /** From then on the order may be stored, whatever was answered. */
  isCommitSent: boolean;
  isAbandoned: boolean;
  write: (orderId: string, priced: PricedOrder, replaced: Replaced | null) => Order;
};

export type Placed = { order: Order; mailIds: string[]; isDuplicate: boolean; isPagesStale?: boolean };

type Read = {
  former: Snapshot<Order> | null;
  plans: readonly Snapshot<Plan>[];
  hardware: readonly Snapshot<Hardware>[];
};

async function priceDraft({ uid, request, wanted }: OrderDraft, { former, plans, hardware }: Read) {
  const replaced = former && requireReplaceable(former, uid);
  // What cannot be read cannot be sold.
  const items = hardware
    .map(findReadable)
    .map((item) => item && { ...item, countInStock: item.countInStock + countHeld(replaced, item._id) });
  const found = { plans: plans.map(findReadable), hardware: items };
  return { priced: priceOrder(request, wanted, found), replaced, items };
}

/**
 * Refuses, without a turn in the queue, what would be refused there. A request that was sent before may be stored.
 * @throws AppError for every refusal that the catalogue is the reason of
 */
export async function refuseHopeless(draft: OrderDraft): Promise<void> {
  const { request, wanted, idempotencyKey } = draft;
  const { products, hardwares, orders, idempotency, getAll } = await openStore();
  const former = request.replaces ? await orders.doc(request.replaces).get() : null;
  const [sentBefore, plans, hardware] = await Promise.all([
    idempotency.doc(idempotencyKey.recordId).get(),
    getAll(wanted.plans.map((line) => products.doc(line._id))),
    getAll(wanted.hardware.map((line) => hardwares.doc(line._id))),
  ]);
  if (!sentBefore.exists) await priceDraft(draft, { former, plans, hardware });
}

/**
 * Tries once to store an order, which succeeds only while the catalogue is as it was read. Plans are read in the
 * transaction, whose read locks hinder nobody. Hardware is read outside and guarded by its update time: under read
 * locks everybody who orders it would wait for everybody else.
 * @throws AppError for every refusal; a conflict as Firestore's own error
 */
export async function commitOrder(draft: OrderDraft): Promise<Placed> {
  const { orderId, request, wanted, idempotencyKey } = draft;
  const store = await openStore();
  const { db, products, hardwares, orders, idempotency, outbox } = store;
  const orderRef = orders.doc(orderId);
  const planRefs = wanted.plans.map((line) => products.doc(line._id));
  const hardwareRefs = wanted.hardware.map((line) => hardwares.doc(line._id));
  const keyRef = idempotency.doc(idempotencyKey.recordId);
  const { confirmation, notice } = newOrderMailIds(orderId);
  const mailIds = [confirmation, notice];

  return db.runTransaction(
    async (transaction) => {
      // Read before the idempotency record: if a duplicate of this request has already cancelled it, that record is
      // sure to exist.
      const former = request.replaces ? await orders.doc(request.replaces).get() : null;
      const [plans, keySnapshot, limits, ours] = await Promise.all([
        transaction.getAll(...planRefs),
        keyRef.get(),
        readRateLimits(...draft.limits),
        // An earlier try may have succeeded, with its answer lost.
        draft.isCommitSent ? orderRef.get() : undefined,
      ]);
      const placed = ours?.data();
      if (placed) return { order: placed, mailIds, isDuplicate: false };
      const record = keySnapshot.data();
      const isKnown = record && Date.parse(record.expiresAt) > Date.now();
      const earlier = isKnown ? await findOrderByKey(record, idempotencyKey) : null;
      if (earlier) return { order: earlier, mailIds: [], isDuplicate: true };

      limits.requireWithinLimits();
      // Read last: another order of it before the commit makes this try fail.
      const hardware = await store.getAll(hardwareRefs);
      const { priced, replaced, items } = await priceDraft(draft, { former, plans, hardware });
      const sold = wanted.hardware.map(({ qty }, index) => ({
        qty,
        countInStock: items[index]?.countInStock ?? 0,
      }));
      const isLarge = isLargeOrder(sold);
      const order = { ...draft.write(orderId, priced, replaced), ...(isLarge && { isLarge }) };
      transaction.create(orderRef, order);
      let isPagesStale = replaced !== null && (await cancelReplaced(transaction, replaced, order));
      for (const [index, snapshot] of hardware.entries()) {
        const countInStock = (items[index]?.countInStock ?? 0) - (wanted.hardware[index]?.qty ?? 0);
        // A sale or a new price since the read makes the commit fail.
        const sale = { countInStock, updatedAt: store.serverTime() };
        transaction.update(snapshot.ref, sale, { lastUpdateTime: snapshot.updateTime });
        isPagesStale ||= (countInStock === 0) !== (snapshot.get('countInStock') === 0);
      }
      if (isPagesStale) await markPagesStale(transaction);
      const { _id, ...fields } = toIdempotencyRecord(idempotencyKey, orderId);
      if (keySnapshot.exists)
        transaction.update(keyRef, store.toFields(fields), { lastUpdateTime: keySnapshot.updateTime });
      else transaction.create(keyRef, { _id, ...fields });
      limits.countIn(transaction);
      const isByStaff = draft.takenBy !== undefined;
      addMail(transaction, outbox, confirmation, { kind: 'confirm-order', order }, { isByStaff });
      addMail(transaction, outbox, notice, { kind: 'order-submitted', order });
      if (draft.takenBy) {
        const told = { at: order.createdAt, by: draft.takenBy, item: toAuditItem(order) };
        addAuditEntry(transaction, store.audit.doc(randomUUID()), { ...told, action: 'create', changes: [] });
      }
      if (draft.isAbandoned) throw busy();
      draft.isCommitSent = true;
      return { order, mailIds, isDuplicate: false, isPagesStale };
    },
    { maxAttempts: 1 },
  );
}
