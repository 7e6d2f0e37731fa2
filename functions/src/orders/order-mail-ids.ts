import type { MailJob } from '@kowhai/domain/mail/mail-job';
import type { Order } from '@kowhai/domain/orders/order';
import { type OrderStatus, orderStatusTable } from '@kowhai/domain/orders/order-status';

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

/** @param order in that status; each time that it gets there again has mails of its own */
export function listStatusMails(order: Order, status: OrderStatus): { mailId: string; job: MailJob }[] {
  const { action, mail, notice } = orderStatusTable[status];
  const isByCustomer = order.history.at(-1)?.by._id === order.user._id;
  const round = order.history.filter((event) => event.action === action).length;
  return [mail, isByCustomer ? notice : null]
    .filter((kind) => kind !== null)
    .map((kind) => ({ mailId: `${kind}_${order._id}_${round}`, job: { kind, order } }));
}
