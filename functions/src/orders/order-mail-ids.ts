import type { Order } from '@kowhai/domain/order';
import { type OrderStatus, orderStatusTable } from '@kowhai/domain/order-status';
import type { MailJob } from '#mail/mail-job.ts';

/** The mails about a new order: to the customer, and to the provider. */
export function newOrderMailIds(orderId: string) {
  return { confirmation: `confirm-order_${orderId}`, notice: `order-submitted_${orderId}` };
}

/**
 * Finds the mail that tells the customer of a status.
 *
 * @param order as it came to that status; each time that it comes there again has a mail of its own
 * @returns null where nobody is told
 */
export function findStatusMail(order: Order, status: OrderStatus): { mailId: string; job: MailJob } | null {
  const { action, mail } = orderStatusTable[status];
  if (mail === null) return null;
  const round = order.history.filter((event) => event.action === action).length;
  return { mailId: `${mail}_${order._id}_${round}`, job: { kind: mail, order } };
}
