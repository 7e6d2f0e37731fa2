import type { MailJob } from '@kowhai/domain/mail/mail-job';
import type { Order } from '@kowhai/domain/orders/order';
import { orderStatusTable, type StatusAction, statusAfter } from '@kowhai/domain/orders/order-status';

export function newOrderMailIds(orderId: string) {
  return { confirmation: `confirm-order_${orderId}`, notice: `order-submitted_${orderId}` };
}

/** @param order changed just now; a change by its customer is told to the provider too */
export function listChangeMails(order: Order): { mailId: string; job: MailJob }[] {
  const changes = order.history.filter(({ action }) => action === 'change');
  const isByCustomer = changes.at(-1)?.by._id === order.user._id;
  const kinds = ['order-changed', ...(isByCustomer ? ['order-changed-notice' as const] : [])] as const;
  return kinds.map((kind) => ({ mailId: `${kind}_${order._id}_${changes.length}`, job: { kind, order } }));
}

/** @param order after that action; each time that it is taken again has mails of its own */
export function listStatusMails(order: Order, action: StatusAction): { mailId: string; job: MailJob }[] {
  const { mail, notice } = orderStatusTable[statusAfter(action)];
  const isByCustomer = order.history.at(-1)?.by._id === order.user._id;
  const times = order.history.filter((event) => event.action === action).length;
  return [mail, isByCustomer ? notice : null]
    .filter((kind) => kind !== null)
    .map((kind) => ({ mailId: `${kind}_${order._id}_${times}`, job: { kind, order } }));
}
