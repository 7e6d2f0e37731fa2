import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { hasPostcodeMismatch } from '@kowhai/domain/address/postcode';
import { AppError, fieldError } from '@kowhai/domain/app-error';
import { listFieldChanges } from '@kowhai/domain/field-changes';
import { mailHoldMs } from '@kowhai/domain/mail/mail-limit';
import type { Order } from '@kowhai/domain/orders/order';
import { isCancelledStatus, isOpenStatus } from '@kowhai/domain/orders/order-status';
import { dropVisit } from '@kowhai/domain/orders/outside-work';
import { moveSwitch } from '@kowhai/domain/orders/switching';
import { openStore } from '#database/store.ts';
import { updateOrder } from '#database/update-order.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { previewMail } from '#mail/delivery/render-mail.ts';
import { getVisibleOrder, requireOrder, toAuditItem } from './get-order.ts';
import { requireNoneSince } from './require-last-step.ts';
import { requirePromisable } from './require-promisable.ts';

export const changeOrder: Handler<'changeOrder'> = async ({ params, body, caller }) => {
  const { order, mailIds } = await commitWithAudit(caller, async (batch, updatedAt) => {
    const { orders, outbox } = await openStore();
    const snapshot = await orders.doc(params.id).get();
    const order = requireOrder(snapshot);
    await requireNoneSince(order, body.updatedAt);
    if (isCancelledStatus(order.status))
      throw new AppError('BAD_TRANSITION', 'This order is cancelled, so there’s nothing to change.');

    const { connectionDate = order.connectionDate, isMailed } = body;
    const isPromised = isMailed || connectionDate !== order.connectionDate;
    if (connectionDate && isPromised)
      requirePromisable(order, {
        field: 'connectionDate',
        day: connectionDate,
        at: updatedAt,
        isDayMeant: body.isDayMeant,
      });
    if (isMailed && !isOpenStatus(order.status)) {
      const message = 'This order is completed, so no connection day can be emailed';
      throw fieldError('VALIDATION', 'connectionDate', message);
    }
    const serviceAddress = body.serviceAddress ?? order.serviceAddress;
    const changed: Order = {
      ...arrange(order, { connectionDate, connectionWindow: body.connectionWindow }),
      serviceAddress,
      ...(connectionDate === null && dropVisit(order, updatedAt)),
      ...(body.serviceAddress && { hasPostcodeMismatch: hasPostcodeMismatch(serviceAddress) }),
      ...(formatServiceAddress(serviceAddress) !== formatServiceAddress(order.serviceAddress) &&
        moveSwitch(order, 'staff', updatedAt)),
      updatedAt,
    };
    const changes = listFieldChanges(describe(order), describe(changed));
    const mailIds: string[] = [];
    if (isMailed && (connectionDate || order.connectionDate)) {
      const mailId = `order-connection_${order._id}_${Date.parse(updatedAt)}`;
      const hold = { holdMs: mailHoldMs, isByStaff: true, before: order };
      mailIds.push(addMail(batch, outbox, mailId, { kind: 'order-connection', order: changed }, hold));
    }
    if (changes.length === 0 && mailIds.length === 0) return { answer: { order, mailIds }, details: null };
    await updateOrder(batch, snapshot, {
      serviceAddress,
      connectionDate,
      updatedAt,
      hasPostcodeMismatch: changed.hasPostcodeMismatch,
      connectionWindow: changed.connectionWindow,
      ...(changed.droppedVisits && { droppedVisits: changed.droppedVisits }),
      ...(changed.switchConsent && { switchConsent: changed.switchConsent }),
    });
    const action = changes.length > 0 ? ('update' as const) : ('send mail' as const);
    return {
      answer: { order: changed, mailIds },
      details: { item: toAuditItem(order), action, changes },
    };
  });
  await queueMails(mailIds, mailHoldMs);
  return order;
};

export const previewConnectionMail: Handler<'previewConnectionMail'> = async ({ params, body, caller }) => {
  const order = arrange(await getVisibleOrder(params.id, caller), body);
  return previewMail({ kind: 'order-connection', order });
};

type Arranged = Pick<Order, 'connectionDate'> & { connectionWindow?: string | undefined };

/** A window belongs to its day; left out, it stays. */
function arrange(order: Order, { connectionDate, connectionWindow }: Arranged): Order {
  const { connectionWindow: before, ...rest } = order;
  const window = connectionDate && (connectionWindow ?? before);
  return { ...rest, connectionDate, ...(window && { connectionWindow: window }) };
}

function describe({ serviceAddress, connectionDate, connectionWindow }: Order) {
  return { serviceAddress: formatServiceAddress(serviceAddress), connectionDate, connectionWindow };
}
