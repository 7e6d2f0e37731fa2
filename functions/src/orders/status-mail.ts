import type { Order } from '@kowhai/domain/order';
import type { OrderAction } from '@kowhai/domain/order-status';
import type { MailJob } from '#mail/mail-job.ts';
import { orderMailIds } from './order-mail-ids.ts';

/**
 * Finds the mail that tells the customer of a step.
 *
 * @param order as the step left it; after a reset the same step is told of again
 * @returns null where nobody is told
 */
export function findStatusMail(order: Order, action: OrderAction): { mailId: string; job: MailJob } | null {
  const round = order.history.filter((past) => past.action === action).length;
  const { processing, completed } = orderMailIds(order._id);
  switch (action) {
    case 'process':
      return { mailId: processing(round), job: { kind: 'order-processing', order } };
    case 'complete':
      return { mailId: completed(round), job: { kind: 'order-completed', order } };
    case 'reset':
      return null;
  }
}
