import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { hasPostcodeMismatch } from '@kowhai/domain/address/postcode';
import { AppError, fieldError } from '@kowhai/domain/app-error';
import { listFieldChanges } from '@kowhai/domain/field-changes';
import type { Order } from '@kowhai/domain/orders/order';
import { isCancelledStatus, isOpenStatus } from '@kowhai/domain/orders/order-status';
import { dropVisit } from '@kowhai/domain/orders/outside-work';
import { moveSwitch } from '@kowhai/domain/orders/switching';
import { requireSeen } from '#functions/audit/require-seen.ts';
import type { Handler } from '#http/handler.ts';
import { previewMail } from '#mail/delivery/render-mail.ts';
import { getVisibleOrder } from './get-order.ts';
import { requirePromisable } from './require-promisable.ts';
import { takeStep } from './take-step.ts';

export const changeOrder: Handler<'changeOrder'> = ({ params, body, caller }) =>
  takeStep(params.id, { caller }, async (order, at) => {
    await requireSeen('order', order, body.seenAt);
    if (isCancelledStatus(order.status))
      throw new AppError('BAD_TRANSITION', 'This order is cancelled, so there’s nothing to change.');

    const { connectionDate: day = order.connectionDate, isMailed, isDayMeant } = body;
    if (day && (isMailed || day !== order.connectionDate))
      requirePromisable(order, { field: 'connectionDate', day, at, isDayMeant });
    if (isMailed && !isOpenStatus(order.status)) {
      const message = 'This order is completed, so no connection day can be emailed';
      throw fieldError('VALIDATION', 'connectionDate', message);
    }
    if (isMailed && !(day ?? order.connectionDate))
      throw fieldError('VALIDATION', 'connectionDate', 'Choose a day to email');
    const { serviceAddress = order.serviceAddress } = body;
    const isMoved = formatServiceAddress(serviceAddress) !== formatServiceAddress(order.serviceAddress);
    const change: Partial<Order> = {
      ...arrange(order, { connectionDate: day, connectionWindow: body.connectionWindow }),
      serviceAddress,
      ...(day === null && dropVisit(order, at)),
      ...(body.serviceAddress && { hasPostcodeMismatch: hasPostcodeMismatch(serviceAddress) }),
      ...(isMoved && moveSwitch(order, 'staff', at)),
    };
    const changes = listFieldChanges(describe(order), describe({ ...order, ...change }));
    if (changes.length === 0 && !isMailed) return null;
    const mailId = `order-connection_${order._id}_${Date.parse(at)}`;
    return {
      change,
      mails: (changed) => (isMailed ? [{ mailId, job: { kind: 'order-connection', order: changed } }] : []),
      details: { action: changes.length > 0 ? 'update' : 'send mail', changes },
    };
  });

export const previewConnectionMail: Handler<'previewConnectionMail'> = async ({ params, body, caller }) => {
  const order = await getVisibleOrder(params.id, caller);
  return previewMail({ kind: 'order-connection', order: { ...order, ...arrange(order, body) } });
};

type Arranged = Pick<Order, 'connectionDate'> & { connectionWindow?: string | undefined };

/** A window belongs to its day; left out, it stays. */
function arrange(
  order: Order,
  { connectionDate, connectionWindow = order.connectionWindow }: Arranged,
): Arranged {
  return { connectionDate, connectionWindow: (connectionDate && connectionWindow) || undefined };
}

function describe({ serviceAddress, connectionDate, connectionWindow }: Order) {
  return { serviceAddress: formatServiceAddress(serviceAddress), connectionDate, connectionWindow };
}
