import { randomBytes, randomUUID } from 'node:crypto';
import { hasPostcodeMismatch } from '@kowhai/domain/address/postcode';
import { formatServiceAddress } from '@kowhai/domain/address/service-address';
import { AppError } from '@kowhai/domain/app-error';
import type { Order, OrderRequest } from '@kowhai/domain/orders/order';
import { makeOrderNumber } from '@kowhai/domain/orders/order-number';
import { storeStatus } from '@kowhai/domain/orders/order-status';
import type { UserInfo } from '@kowhai/domain/people/user';
import { formatFullName } from '@kowhai/domain/people/user';
import { queuePublishing } from '#firebase/page-state.ts';
import { isTransientOrConflict, retry, retryTimeoutMs } from '#firebase/retry.ts';
import { type Handler, Reply } from '#http/handler.ts';
import type { RateLimitUse } from '#http/rate-limit.ts';
import { countUnnamedNetworks } from '#http/rate-limit.ts';
import { rateLimits } from '#http/rate-limits.ts';
import { queueMails } from '#mail/delivery/outbox.ts';
import { commitOrder, type OrderDraft } from './commit-order.ts';
import { makeIdempotencyKey } from './idempotency.ts';
import { parseOrderLines, requireCompleteProfile } from './parse-order-lines.ts';
import type { PricedOrder } from './price-order.ts';
import type { Replaced } from './replace-order.ts';
import { resolveOutcome } from './resolve-outcome.ts';
import { withKeyedLock } from './with-keyed-lock.ts';

/** Order, stock and both mails are stored together or not at all. */
export const placeOrder: Handler<'placeOrder'> = async ({ body, caller, idempotencyKey, network }) => {
  const customer = requireCompleteProfile(caller.user);
  const wanted = parseOrderLines(body);
  // Made once, so that an attempt whose answer got lost is recognised.
  const orderId = randomUUID();
  const draft: OrderDraft = {
    orderId,
    uid: caller.uid,
    request: body,
    wanted,
    // Without a client's key every request is a new one.
    replayKey: makeIdempotencyKey(caller.uid, idempotencyKey ?? orderId, body),
    limits: listOrderLimits(customer, network),
    isCommitSent: false,
    isAbandoned: false,
    write: makeWriter(body, customer),
  };
  const end = Date.now() + retryTimeoutMs;
  const hardwareIds = wanted.hardware.map((line) => line._id);
  const placed = await withKeyedLock([...hardwareIds, caller.uid], () =>
    retry(() => commitOrder(draft), {
      // After a commit was sent every failure is looked into: the retry that the client does itself may have been refused.
      isWorthRetrying: (error) =>
        isTransientOrConflict(error) || (draft.isCommitSent && !(error instanceof AppError)),
      end,
    }),
  ).catch((error: unknown) => {
    // A client with a key can ask again.
    if (idempotencyKey !== null) throw error;
    return resolveOutcome(draft, error);
  });
  if (placed.isReplay) return new Reply(placed.order, { status: 200 });
  await Promise.all([
    queueMails(placed.mailIds),
    countUnnamedNetworks(...draft.limits),
    placed.isPagesStale && queuePublishing(),
  ]);
  return placed.order;
};

function makeWriter({ serviceAddress, modemNeeded }: OrderRequest, customer: UserInfo) {
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
    setup: replaced && isSameHome(replaced.order) ? replaced.order.setup : {},
    ...(replaced && { replaces: { _id: replaced.order._id, number: replaced.order.number } }),
    history: [{ action: 'place', at: now, by: { _id: userId, name: formatFullName(customer) } }],
    createdAt: now,
    updatedAt: now,
  });
}

function listOrderLimits({ _id, email }: UserInfo, network: string | null): readonly RateLimitUse[] {
  return [
    [rateLimits.orderByAccountHour, _id],
    [rateLimits.orderByAccountDay, _id],
    [rateLimits.orderByAddressDay, email],
    [rateLimits.orderByNetwork, network],
  ];
}
