import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { hasPostcodeMismatch } from '@kowhai/domain/address/postcode';
import { AppError } from '@kowhai/domain/app-error';
import { askAboutCoverage } from '@kowhai/domain/coverage/coverage';
import { listFieldChanges } from '@kowhai/domain/field-changes';
import { offerTo } from '@kowhai/domain/orders/offered-lines';
import { type Order, ourTeam } from '@kowhai/domain/orders/order';
import { type changeableFields, isLargeOrder, listLineChanges } from '@kowhai/domain/orders/order-lines';
import type { RequestChange } from '@kowhai/domain/orders/order-request';
import {
  checkTransition,
  isConnectedStatus,
  isOpenStatus,
  orderStatusTable,
} from '@kowhai/domain/orders/order-status';
import { withoutHomeAnswers } from '@kowhai/domain/orders/setup-questions';
import { moveSwitch } from '@kowhai/domain/orders/switching';
import { findMailHold, listOwnChanges } from '@kowhai/domain/orders/told-together';
import { siteSettings } from '@kowhai/domain/site-settings';
import { store } from '#database/store.ts';
import { findReadable, readAll } from '#database/unreadable.ts';
import { toStaffMember } from '#functions/audit/audit-trail.ts';
import { isSeen, requireSeen } from '#functions/audit/require-seen.ts';
import type { Caller, Handler } from '#http/handler.ts';
import { previewMail } from '#mail/delivery/render-mail.ts';
import { getVisibleOrder } from './get-order.ts';
import { makeIdempotencyKey, readKey } from './idempotency.ts';
import { listChangeMails } from './order-mail-ids.ts';
import { parseOrderLines } from './parse-order-lines.ts';
import { priceOrder } from './price-order.ts';
import { type Step, takeStep } from './take-step.ts';

export const changeOrderLines: Handler<'changeOrderLines'> = ({ params, body, caller }) =>
  takeStep(params.id, { caller }, (order, at) =>
    changeLines(order, { request: body, caller, by: 'staff', at }),
  );

/** Customers change their own, until staff start on it. A change that was sent before is answered with its order. */
export const changeRequest: Handler<'changeRequest'> = ({ params, body, caller, idempotencyKey }) => {
  const asked = { change: params.id, ...body };
  const key = idempotencyKey === null ? null : makeIdempotencyKey(caller.uid, idempotencyKey, asked);
  return takeStep(params.id, { caller, by: 'customer' }, async (order, at) => {
    const { earlier, keep } = await readKey(key);
    const step = earlier ? null : await changeLines(order, { request: body, caller, by: 'customer', at });
    return step && { ...step, holdMs: findMailHold(order, at), also: (batch) => keep(batch, order._id) };
  });
};

export const previewLinesMail: Handler<'previewLinesMail'> = async ({ params, body, caller }) => {
  const order = await getVisibleOrder(params.id, caller);
  const at = new Date().toISOString();
  const step = await changeLines(order, { request: body, caller, by: 'staff', at });
  return previewMail({ kind: 'order-changed', order: { ...order, ...step?.change } });
};

type Change = { request: RequestChange; caller: Caller; by: 'staff' | 'customer'; at: string };

async function changeLines(order: Order, { request, caller, by, at }: Change): Promise<Step | null> {
  await (by === 'staff' ? requireStaffMayChange : requireCustomerMayChange)(order, request.seenAt);
  const { isLarge, ...priced } = await priceChange(order, request);
  const { serviceAddress = order.serviceAddress, modemNeeded = order.modemNeeded } = request;
  const moved = listFieldChanges(describePlace(order), describePlace({ serviceAddress, modemNeeded }));
  const changes = listLineChanges(order.orderItems, priced.orderItems);
  if (changes.length === 0 && moved.length === 0) return null;

  const fields = moved.map(({ field }) => field as (typeof changeableFields)[number]);
  const event = {
    action: 'change' as const,
    at,
    by: by === 'staff' ? ourTeam : toStaffMember(caller),
    changes,
    ...(fields.length > 0 && { fields }),
  };
  return {
    change: {
      ...priced,
      isLarge: isLarge || undefined,
      isBeyondCoverage: (await isBeyondCoverage(priced.orderServices, serviceAddress)) || undefined,
      ...(fields.includes('serviceAddress') && {
        serviceAddress,
        hasPostcodeMismatch: hasPostcodeMismatch(serviceAddress),
        ...moveHome(order, by, at),
      }),
      modemNeeded,
      history: [...order.history, event],
    },
    mails: listChangeMails,
    details: {
      action: 'change',
      changes: [...changes.map(({ name, from, to }) => ({ field: name, from, to })), ...moved],
    },
  };
}

async function requireStaffMayChange(order: Order, seenAt: string | undefined): Promise<void> {
  await requireSeen('order', order, seenAt);
  if (isOpenStatus(order.status)) return;
  const { name } = orderStatusTable[order.status];
  throw new AppError('BAD_TRANSITION', `This order is ${name}, so what was ordered can’t change.`);
}

/** No person changes a request as often. Each change stays in its history, and is mailed. */
const mostOwnChanges = 50;

/** As long as they may cancel it. Customers do not learn which member of staff came first. */
function requireCustomerMayChange(order: Order, seenAt: string | undefined): void {
  const { number, status } = order;
  const verdict = checkTransition(status, 'cancel', 'customer');
  if (verdict === 'done')
    throw new AppError('BAD_TRANSITION', `${number} is cancelled, so it can’t be changed.`);
  if (verdict === 'refused') {
    const why = isConnectedStatus(status) ? `${number} is completed` : `We’ve started on ${number}`;
    const call = `Call ${siteSettings.freephone}.`;
    throw new AppError('BAD_TRANSITION', `${why}, so it can no longer be changed here. ${call}`);
  }
  if (listOwnChanges(order).length >= mostOwnChanges) {
    const call = `For more changes, call ${siteSettings.freephone}.`;
    throw new AppError('BAD_TRANSITION', `${number} has been changed ${mostOwnChanges} times. ${call}`);
  }
  if (isSeen(order, seenAt)) return;
  const again = 'Have a look at how it is now, and change it again if you still want to.';
  throw new AppError('VERSION', `${number} has been changed since you opened it. ${again}`);
}

async function priceChange(order: Order, request: RequestChange) {
  const wanted = parseOrderLines(request);
  const [plans, hardware] = await Promise.all([
    store.getAll(wanted.plans.map(({ _id }) => store.products.doc(_id))),
    store.getAll(wanted.hardware.map(({ _id }) => store.hardwares.doc(_id))),
  ]);
  const offered = offerTo(order, { plans: readAll(plans), hardware: readAll(hardware) });
  const found = {
    plans: wanted.plans.map((line) => offered.plans.find(({ _id }) => _id === line._id)),
    hardware: wanted.hardware.map((line) => offered.hardware.find(({ _id }) => _id === line._id)),
  };
  const priced = priceOrder(request, wanted, found);
  const taken = wanted.hardware.map(({ qty }, index) => ({
    qty,
    countInStock: found.hardware[index]?.countInStock ?? 0,
  }));
  return { ...priced, isLarge: isLargeOrder(taken) };
}

async function isBeyondCoverage(
  plans: Order['orderServices'],
  { postalCode }: Order['serviceAddress'],
): Promise<boolean> {
  // Older addresses may lack it.
  if (postalCode === '') return false;
  const known = findReadable(await store.coverage.doc(postalCode).get()) ?? null;
  const kinds = plans.map(({ category }) => category);
  return askAboutCoverage(kinds, known) !== null;
}

/** What was answered and agreed to for the home before. */
function moveHome(order: Order, by: Change['by'], at: string): Pick<Order, 'setup'> & Partial<Order> {
  const { setup = order.setup, ...switching } = moveSwitch(order, by, at);
  return { setup: withoutHomeAnswers(setup), ...switching };
}

function describePlace({ serviceAddress, modemNeeded }: Pick<Order, 'serviceAddress' | 'modemNeeded'>) {
  return { serviceAddress: formatServiceAddress(serviceAddress), modemNeeded };
}
