import type { Order } from '@kowhai/domain/order';
import { type OrderStatus, orderStatusTable } from '@kowhai/domain/order-status';
import type { MailJob } from '#mail/mail-job.ts';

export function newOrderMailIds(orderId: string) {
  return { confirmation: `confirm-order_${orderId}`, notice: `order-submitted_${orderId}` };
}

/** @param order as it came to that status; each time that it comes there again has a mail of its own */
export function findStatusMail(order: Order, status: OrderStatus): { mailId: string; job: MailJob } | null {
  const { action, mail } = orderStatusTable[status];
  if (mail === null) return null;
  const round = order.history.filter((event) => event.action === action).length;
  return { mailId: `${mail}_${order._id}_${round}`, job: { kind: mail, order } };
}
