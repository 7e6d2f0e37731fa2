import { randomUUID } from 'node:crypto';
import { AppError } from '@kowhai/domain/app-error';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { askAboutCoverage } from '@kowhai/domain/coverage/coverage';
import { listOrderCounts } from '@kowhai/domain/desk/desk-counts';
import type { Order } from '@kowhai/domain/orders/order';
import { isLargeOrder } from '@kowhai/domain/orders/order-lines';
import type { OrderRequest } from '@kowhai/domain/orders/order-request';
import type { StaffMember } from '@kowhai/domain/people/staff';
import { listMissingForOrder, type UserInfo } from '@kowhai/domain/people/user';
import { type Snapshot, store } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import { addAuditEntry, toStaffMember } from '#functions/audit/audit-trail.ts';
import { addCounts } from '#functions/shared/desk-record.ts';
import { markPagesStale, queuePublishing } from '#functions/shared/page-state.ts';
import { markStock } from '#functions/shared/price-list.ts';
import { type Handler, Reply } from '#http/handler.ts';
import { countUnnamedNetworks, type RateLimitUse, readRateLimits } from '#limits/rate-limit.ts';
import { rateLimits } from '#limits/rate-limits.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { retry, retryTimeoutMs } from '#server/retry.ts';
import { isAwaited, withKeyedLock } from '#server/with-keyed-lock.ts';
import { toAuditRecord } from './get-order.ts';
import { type IdempotencyKey, makeIdempotencyKey, readKey } from './idempotency.ts';
import { makeOrder } from './new-order.ts';
import { newOrderMailIds } from './order-mail-ids.ts';
import { type OrderLines, parseOrderLines, requireCompleteProfile } from './parse-order-lines.ts';
import { priceOrder } from './price-order.ts';

export const placeOrder: Handler<'placeOrder'> = ({ body, caller, idempotencyKey, network }) => {
  const customer = requireCompleteProfile(caller.user);
  const key = idempotencyKey === null ? null : makeIdempotencyKey(caller.uid, idempotencyKey, body);
  return place({ request: body, customer, key, limits: listOrderLimits(customer, network) });
};

export const placeOrderAsStaff: Handler<'placeOrderAsStaff'> = async ({ body, caller, idempotencyKey }) => {
  const customer = (await store.staffUsers.doc(body.customer).get()).data();
  if (!customer) throw new AppError('NOT_FOUND', 'We can’t find that account.');
  if (customer.isDisabled)
    throw new AppError('VALIDATION', 'This person’s account is disabled, so they can’t order.');
  if (listMissingForOrder(customer).length > 0)
    throw new AppError('VALIDATION', 'Complete this person’s details first: name, phone number and address.');
  const key = idempotencyKey === null ? null : makeIdempotencyKey(caller.uid, idempotencyKey, body);
  return place({ request: body, customer, key, limits: [], takenBy: toStaffMember(caller) });
};

type Asked = {
  request: OrderRequest;
  customer: UserInfo;
  key: IdempotencyKey | null;
  limits: readonly RateLimitUse[];
  takenBy?: StaffMember;
};
type Attempt = Asked & { orderId: string; wanted: OrderLines };
type Placed = { order: Order; isDuplicate?: true; isPagesStale?: boolean };

async function place(asked: Asked): Promise<Order | Reply<Order>> {
  const wanted = parseOrderLines(asked.request);
  // Created once: if the commit succeeded but its response was lost, the retry finds its order.
  const attempt = { ...asked, orderId: randomUUID(), wanted };
  const end = Date.now() + retryTimeoutMs;
  const locks = [...wanted.hardware.map((line) => line._id), asked.customer._id];
  if (isAwaited(locks)) await retry(() => refuseHopeless(attempt), { end });
  const { order, isDuplicate, isPagesStale } = await withKeyedLock(locks, () =>
    retry((failures) => commitOrder(attempt, failures > 0), {
      // Other errors may come from the client's own second attempt, after the first one's response was lost.
      isWorthRetrying: (error) => !(error instanceof AppError),
      end,
    }).catch((error: unknown) => {
      const isUnknown = error instanceof AppError && error.code === 'BUSY';
      // A client with a key can send it again.
      throw isUnknown && asked.key === null ? unknownOutcome(error) : error;
    }),
  );
  if (isDuplicate) return new Reply(order, { status: 200 });
  const { confirmation, notice } = newOrderMailIds(order._id);
  await Promise.all([
    queueMails([confirmation, notice]),
    countUnnamedNetworks(...asked.limits),
    isPagesStale && queuePublishing(),
  ]);
  return order;
}

/** Plans are read in the transaction. Hardware is read outside: its lock would make all orders of one item wait. */
async function commitOrder(attempt: Attempt, isRetry: boolean): Promise<Placed> {
  const { orderId, request, customer, wanted, key, takenBy } = attempt;
  const { db, products, hardwares, orders, coverage, audit } = store;
  const orderRef = orders.doc(orderId);

  return db.runTransaction(
    async (transaction) => {
      const stored = isRetry && (await orderRef.get()).data();
      if (stored) return { order: stored };
      const [plans, known, { earlier, keep }, limits] = await Promise.all([
        transaction.getAll(...wanted.plans.map((line) => products.doc(line._id))),
        coverage.doc(request.serviceAddress.postalCode).get(),
        readKey(key),
        readRateLimits(...attempt.limits),
      ]);
      if (earlier) return { order: earlier, isDuplicate: true };

      limits.requireWithinLimits();
      // Last: another order of it before the commit makes this attempt fail.
      const hardware = await store.getAll(wanted.hardware.map((line) => hardwares.doc(line._id)));
      const { priced, stock } = priceLines(attempt, plans, hardware);
      const sold = wanted.hardware.map(({ qty }, index) => ({ qty, countInStock: stock[index] ?? 0 }));
      const kinds = priced.orderServices.map(({ category }) => category);
      const isBeyondCoverage = askAboutCoverage(kinds, findReadable(known) ?? null) !== null;
      const order = makeOrder({
        _id: orderId,
        request,
        customer,
        priced,
        isByStaff: takenBy !== undefined,
        isLarge: isLargeOrder(sold),
        isBeyondCoverage,
      });
      transaction.create(orderRef, order);
      addCounts(transaction, [], listOrderCounts(order));
      let isPagesStale = false;
      for (const [index, snapshot] of hardware.entries()) {
        const countInStock = (stock[index] ?? 0) - (wanted.hardware[index]?.qty ?? 0);
        // A sale or a new price since the read is a conflict.
        const sale = { countInStock, updatedAt: store.serverTime() };
        transaction.update(snapshot.ref, sale, { lastUpdateTime: snapshot.updateTime });
        const isTurned = (countInStock === 0) !== (snapshot.get('countInStock') === 0);
        if (isTurned) markStock(transaction, snapshot.id, countInStock === 0);
        isPagesStale ||= isTurned;
      }
      if (isPagesStale) markPagesStale(transaction);
      keep(transaction, orderId);
      limits.countIn(transaction);
      const { confirmation, notice } = newOrderMailIds(orderId);
      const isByStaff = takenBy !== undefined;
      addMail(transaction, confirmation, { kind: 'confirm-order', order }, { isByStaff });
      addMail(transaction, notice, { kind: 'order-submitted', order });
      if (takenBy) {
        const entry = { at: order.createdAt, by: takenBy, record: toAuditRecord(order) };
        addAuditEntry(transaction, audit.doc(randomUUID()), {
          ...entry,
          action: 'create',
          changes: [],
        });
      }
      return { order, isPagesStale };
    },
    { maxAttempts: 1 },
  );
}

function priceLines(
  { request, wanted }: Attempt,
  plans: readonly Snapshot<Plan>[],
  hardware: readonly Snapshot<Hardware>[],
) {
  const items = hardware.map(findReadable);
  const priced = priceOrder(request, wanted, { plans: plans.map(findReadable), hardware: items });
  return { priced, stock: items.map((item) => item?.countInStock) };
}

/** Refuses early what would be refused after the wait. A retried request may be stored already. */
async function refuseHopeless(attempt: Attempt): Promise<void> {
  const { wanted, key } = attempt;
  const [sentBefore, plans, hardware] = await Promise.all([
    key && store.idempotency.doc(key.recordId).get(),
    store.getAll(wanted.plans.map((line) => store.products.doc(line._id))),
    store.getAll(wanted.hardware.map((line) => store.hardwares.doc(line._id))),
  ]);
  if (!sentBefore?.exists) priceLines(attempt, plans, hardware);
}

function unknownOutcome(cause: unknown): AppError {
  const message =
    'We can’t tell whether your order request was placed. Please check your orders before you send it again.';
  return new AppError('BUSY', message, { cause });
}

function listOrderLimits({ _id, email }: UserInfo, network: string | null): readonly RateLimitUse[] {
  return [
    [rateLimits.orderByAccountHour, _id],
    [rateLimits.orderByAccountDay, _id],
    [rateLimits.orderByAddressDay, email],
    [rateLimits.orderByNetwork, network],
  ];
}
