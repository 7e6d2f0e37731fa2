import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { hasPostcodeMismatch } from '@kowhai/domain/address/postcode';
import { AppError } from '@kowhai/domain/app-error';
import { askAboutCoverage } from '@kowhai/domain/coverage/coverage';
import { listFieldChanges } from '@kowhai/domain/field-changes';
import { mailHoldMs } from '@kowhai/domain/mail/mail-limit';
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
import { siteSettings } from '@kowhai/domain/site-settings';
import { queuePublishing } from '#database/page-state.ts';
import { type Batch, openStore } from '#database/store.ts';
import { findReadable, readAll } from '#database/unreadable.ts';
import { updateOrder } from '#database/update-order.ts';
import { commitWithAudit, toStaffMember } from '#functions/audit/audit-trail.ts';
import type { Caller, Handler } from '#http/handler.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { previewMail } from '#mail/delivery/render-mail.ts';
import { requireOrder, requireOwnOrder, toAuditItem } from './get-order.ts';
import { type IdempotencyKey, makeIdempotencyKey, readKey } from './idempotency.ts';
import { listChangeMails } from './order-mail-ids.ts';
import { parseOrderLines } from './parse-order-lines.ts';
import { priceOrder } from './price-order.ts';
import { isLastStep, requireLastStep } from './require-last-step.ts';
import { moveStock } from './return-stock.ts';

export const changeOrderItems: Handler<'changeOrderItems'> = ({ params, body, caller }) =>
  changeOrder(params.id, { request: body, caller, by: 'staff' });

export const changeRequest: Handler<'changeRequest'> = ({ params, body, caller, idempotencyKey }) => {
  const asked = { change: params.id, ...body };
  const key = idempotencyKey === null ? null : makeIdempotencyKey(caller.uid, idempotencyKey, asked);
  return changeOrder(params.id, { request: body, caller, by: 'customer', key });
};

export const previewItemsMail: Handler<'previewItemsMail'> = async ({ params, body, caller }) => {
  const { db } = await openStore();
  const change = { request: body, caller, by: 'staff', at: new Date().toISOString() } as const;
  const { answer } = await prepareChange(db.batch(), params.id, change);
  return previewMail({ kind: 'order-changed', order: answer.order });
};

type Change = {
  request: RequestChange;
  caller: Caller;
  /** Customers change their own, until staff start on it; nobody holds their mails back. */
  by: 'staff' | 'customer';
  /** A change that was sent before is answered with its order. */
  key?: IdempotencyKey | null;
};

async function changeOrder(orderId: string, change: Change): Promise<Order> {
  // Of two at once, the later one reads again and is checked against the earlier one.
  const { order, mailIds, isPagesStale } = await commitWithAudit(change.caller, (batch, at) =>
    prepareChange(batch, orderId, { ...change, at }),
  );
  const holdMs = change.by === 'staff' ? mailHoldMs : 0;
  await Promise.all([queueMails(mailIds, holdMs), isPagesStale && queuePublishing()]);
  return order;
}

async function prepareChange(batch: Batch, orderId: string, change: Change & { at: string }) {
  const { request, caller, by, key = null, at } = change;
  const { orders, outbox } = await openStore();
  const [snapshot, { earlier, claim }] = await Promise.all([orders.doc(orderId).get(), readKey(key)]);
  const unchanged = (order: Order) => ({
    answer: { order, mailIds: [], isPagesStale: false },
    details: null,
  });
  if (earlier) return unchanged(earlier);
  const order = by === 'staff' ? requireOrder(snapshot) : requireOwnOrder(snapshot, caller.uid);
  await (by === 'staff' ? requireStaffMayChange : requireCustomerMayChange)(order, request.lastStepAt);

  const { isLarge, ...priced } = await priceChange(order, request);
  const { serviceAddress = order.serviceAddress, modemNeeded = order.modemNeeded } = request;
  const moved = listFieldChanges(describePlace(order), describePlace({ serviceAddress, modemNeeded }));
  const changes = listLineChanges(order.orderItems, priced.orderItems);
  if (changes.length === 0 && moved.length === 0) return unchanged(order);

  const fields = moved.map(({ field }) => field as (typeof changeableFields)[number]);
  const event = {
    action: 'change' as const,
    at,
    by: by === 'staff' ? ourTeam : toStaffMember(caller),
    changes,
    ...(fields.length > 0 && { fields }),
  };
  const isMoved = fields.includes('serviceAddress');
  const changed = await updateOrder(batch, snapshot, {
    ...priced,
    isLarge: isLarge || undefined,
    isBeyondCoverage: (await isBeyondCoverage(priced.orderServices, serviceAddress)) || undefined,
    ...(isMoved && {
      serviceAddress,
      hasPostcodeMismatch: hasPostcodeMismatch(serviceAddress),
      ...moveHome(order, by, at),
    }),
    modemNeeded,
    history: [...order.history, event],
    updatedAt: at,
  });
  const isPagesStale = await moveStock(batch, order.orderHardwares, priced.orderHardwares);
  claim(batch, orderId);
  const hold = by === 'staff' ? { holdMs: mailHoldMs, isByStaff: true, before: order } : {};
  const mailIds = listChangeMails(changed).map(({ mailId, job }) =>
    addMail(batch, outbox, mailId, job, hold),
  );
  return {
    answer: { order: changed, mailIds, isPagesStale },
    details: {
      item: toAuditItem(order),
      action: 'change' as const,
      changes: [...changes.map(({ name, from, to }) => ({ field: name, from, to })), ...moved],
    },
  };
}

async function requireStaffMayChange(order: Order, lastStepAt: string | undefined): Promise<void> {
  await requireLastStep(order, lastStepAt);
  if (isOpenStatus(order.status)) return;
  const { name } = orderStatusTable[order.status];
  throw new AppError('BAD_TRANSITION', `This order is ${name}, so what was ordered can’t change.`);
}

/** As long as they may cancel it. Customers do not learn which member of staff came first. */
async function requireCustomerMayChange(order: Order, lastStepAt: string | undefined): Promise<void> {
  const { number, status } = order;
  const verdict = checkTransition(status, 'cancel', 'customer');
  if (verdict === 'done')
    throw new AppError('BAD_TRANSITION', `${number} is cancelled, so it can’t be changed.`);
  if (verdict === 'refused') {
    const why = isConnectedStatus(status) ? `${number} is completed` : `We’ve started on ${number}`;
    const call = `Call ${siteSettings.freephone}.`;
    throw new AppError('BAD_TRANSITION', `${why}, so it can no longer be changed here. ${call}`);
  }
  if (isLastStep(order, lastStepAt)) return;
  const again = 'Have a look at how it is now, and change it again if you still want to.';
  throw new AppError('VERSION', `${number} has been changed since you opened it. ${again}`);
}

async function priceChange(order: Order, request: RequestChange) {
  const { getAll, products, hardwares } = await openStore();
  const wanted = parseOrderLines(request);
  const [plans, hardware] = await Promise.all([
    getAll(wanted.plans.map(({ _id }) => products.doc(_id))),
    getAll(wanted.hardware.map(({ _id }) => hardwares.doc(_id))),
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
  const { coverage } = await openStore();
  const known = findReadable(await coverage.doc(postalCode).get()) ?? null;
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
