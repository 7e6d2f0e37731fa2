import { randomBytes, randomUUID } from 'node:crypto';
import { hasPostcodeMismatch } from '@kowhai/domain/address/postcode';
import { formatServiceAddress } from '@kowhai/domain/address/service-address';
import { AppError } from '@kowhai/domain/app-error';
import {
  type Order,
  type OrderEvent,
  type OrderRequest,
  ourTeam,
  type PhoneOrder,
} from '@kowhai/domain/orders/order';
import { makeOrderNumber } from '@kowhai/domain/orders/order-number';
import { storeStatus } from '@kowhai/domain/orders/order-status';
import type { UserInfo } from '@kowhai/domain/people/user';
import { formatFullName, listMissingForOrder } from '@kowhai/domain/people/user';
import { queuePublishing } from '#firebase/page-state.ts';
import { isTransientOrConflict, retry, retryTimeoutMs } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import { toStaffMember } from '#functions/audit/audit-trail.ts';
import { type Handler, Reply } from '#http/handler.ts';
import type { RateLimitUse } from '#http/rate-limit.ts';
import { countUnnamedNetworks } from '#http/rate-limit.ts';
import { rateLimits } from '#http/rate-limits.ts';
import { queueMails } from '#mail/delivery/outbox.ts';
import { commitOrder, type OrderDraft, refuseHopeless } from './commit-order.ts';
import { makeIdempotencyKey } from './idempotency.ts';
import { parseOrderLines, requireCompleteProfile } from './parse-order-lines.ts';
import type { PricedOrder } from './price-order.ts';
import type { Replaced } from './replace-order.ts';
import { resolveOutcome } from './resolve-outcome.ts';
import { isQueued, withKeyedLock } from './with-keyed-lock.ts';

export const placeOrder: Handler<'placeOrder'> = async ({ body, caller, idempotencyKey, network }) => {
  const customer = requireCompleteProfile(caller.user);
  const limits = listOrderLimits(customer, network);
  return place(body, { customer, uid: caller.uid, idempotencyKey, limits });
};

export const placeOrderAsStaff: Handler<'placeOrderAsStaff'> = async ({ body, caller, idempotencyKey }) => {
  const uid = body.customer;
  const { staffUsers } = await openStore();
  const user = (await staffUsers.doc(uid).get()).data();
  if (!user) throw new AppError('NOT_FOUND', 'We can’t find that account.');
  if (user.isDisabled)
    throw new AppError('VALIDATION', 'This person’s account is disabled, so they can’t order.');
  if (listMissingForOrder(user).length > 0)
    throw new AppError('VALIDATION', 'Complete this person’s details first: name, phone number and address.');
  const takenBy = toStaffMember(caller);
  return place(body, { customer: user, uid: caller.uid, idempotencyKey, limits: [], takenBy });
};

type Placing = {
  customer: UserInfo;
  /** Who sends the idempotency key: the customer, or staff on the phone. */
  uid: string;
  idempotencyKey: string | null;
} & Pick<OrderDraft, 'limits' | 'takenBy'>;

/** Order, stock and both mails are stored together or not at all. */
async function place(body: OrderRequest | PhoneOrder, { customer, uid, idempotencyKey, ...rest }: Placing) {
  const wanted = parseOrderLines(body);
  // Made once, so that an attempt whose answer got lost is recognised.
  const orderId = randomUUID();
  const draft: OrderDraft = {
    ...rest,
    orderId,
    uid: customer._id,
    request: body,
    wanted,
    // Without a client's key every request is a new one.
    idempotencyKey: makeIdempotencyKey(uid, idempotencyKey ?? orderId, body),
    isCommitSent: false,
    isAbandoned: false,
    write: makeWriter(body, customer, rest.takenBy ? ourTeam : undefined),
  };
  const end = Date.now() + retryTimeoutMs;
  const keys = [...wanted.hardware.map((line) => line._id), customer._id];
  if (isQueued(keys)) await retry(() => refuseHopeless(draft), { end });
  const placed = await withKeyedLock(keys, () =>
    retry(() => commitOrder(draft), {
      // Once a commit was sent, every failure is looked into: it may be that of the client's own second try.
      isWorthRetrying: (error) =>
        isTransientOrConflict(error) || (draft.isCommitSent && !(error instanceof AppError)),
      end,
    }),
  ).catch((error: unknown) => {
    // A client with a key can ask again.
    if (idempotencyKey !== null) throw error;
    return resolveOutcome(draft, error);
  });
  if (placed.isDuplicate) return new Reply(placed.order, { status: 200 });
  await Promise.all([
    queueMails(placed.mailIds),
    countUnnamedNetworks(...draft.limits),
    placed.isPagesStale && queuePublishing(),
  ]);
  return placed.order;
}

function makeWriter(
  { serviceAddress, modemNeeded }: OrderRequest,
  customer: UserInfo,
  by: OrderEvent['by'] = { _id: customer._id, name: formatFullName(customer) },
) {
  const { _id: userId, firstName, lastName, email, phone, address } = customer;
  const number = makeOrderNumber(randomBytes(8));
  const now = new Date().toISOString();
  // Answers about a home go over to the new request only where it is for the same home.
  const isSameHome = (order: Order) =>
    formatServiceAddress(order.serviceAddress) === formatServiceAddress(serviceAddress);
  return (_id: string, priced: PricedOrder, replaced: Replaced | null): Order => ({
    _id,
    number,
    user: { _id: userId, firstName, lastName, email, phone, address },
    ...priced,
    serviceAddress,
    hasPostcodeMismatch: hasPostcodeMismatch(serviceAddress),
    modemNeeded,
    ...storeStatus('submitted'),
    connectionDate: null,
    ...(replaced && isSameHome(replaced.order) ? pickAnswers(replaced.order) : { setup: {} }),
    ...(replaced && { replaces: { _id: replaced.order._id, number: replaced.order.number } }),
    history: [{ action: 'place', at: now, by }],
    createdAt: now,
    updatedAt: now,
  });
}

const pickAnswers = ({ setup, switchConsent }: Order) => ({ setup, ...(switchConsent && { switchConsent }) });

function listOrderLimits({ _id, email }: UserInfo, network: string | null): readonly RateLimitUse[] {
  return [
    [rateLimits.orderByAccountHour, _id],
    [rateLimits.orderByAccountDay, _id],
    [rateLimits.orderByAddressDay, email],
    [rateLimits.orderByNetwork, network],
  ];
}
