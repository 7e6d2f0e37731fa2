import type { MailJob } from '@kowhai/domain/mail/mail-job';
import type { Order } from '@kowhai/domain/orders/order';
import { type OrderStatus, orderStatusTable } from '@kowhai/domain/orders/order-status';

export function newOrderMailIds(orderId: string) {
  return { confirmation: `confirm-order_${orderId}`, notice: `order-submitted_${orderId}` };
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
