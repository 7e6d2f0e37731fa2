import { AppError } from '@kowhai/domain/app-error';
import { openStore, type Snapshot } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import type { Handler } from '#http/handler.ts';
import { type OrderJob, updateJob } from '#mail/delivery/current-job.ts';
import type { MailRecord } from '#mail/delivery/outbox.ts';
import { previewMail } from '#mail/delivery/render-mail.ts';

/** How the mail reads if it is sent again now. */
export const getOrderMail: Handler<'getOrderMail'> = async ({ params }) =>
  previewMail((await requireOrderMail(params)).job);

/**
 * Of this order alone: other mails hold codes.
 * @returns the mail's record, and the job of one that is sent again
 * @throws AppError BAD_TRANSITION with the reason why it is not sent again
 */
export async function requireOrderMail({ id, mailId }: { id: string; mailId: string }): Promise<{
  job: OrderJob;
  snapshot: Snapshot<MailRecord>;
}> {
  const { orders, outbox } = await openStore();
  const [snapshot, order] = await Promise.all([
    outbox.doc(mailId).get(),
    orders.doc(id).get().then(findReadable),
  ]);
  const mail = snapshot.data();
  if (!mail || !isAboutOrder(mail) || mail.job.order._id !== id) {
    throw new AppError('NOT_FOUND', 'We can’t find that email.');
  }
  const { job, stale } = updateJob({ ...mail.job, order: order ?? mail.job.order }, order);
  if (stale) throw new AppError('BAD_TRANSITION', `${stale.why} This email can’t be sent again.`);
  return { job, snapshot };
}

function isAboutOrder(mail: MailRecord): mail is MailRecord & { job: OrderJob } {
  return 'order' in mail.job;
}
