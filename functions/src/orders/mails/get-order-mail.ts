import { AppError } from '@kowhai/domain/app-error';
import type { Order } from '@kowhai/domain/orders/order';
import type { Snapshot } from '#firebase/store.ts';
import { openStore } from '#firebase/store.ts';
import type { Handler } from '#http/handler.ts';
import type { MailRecord } from '#mail/delivery/outbox.ts';
import { previewMail } from '#mail/words/render-mail.ts';

export const getOrderMail: Handler<'getOrderMail'> = async ({ params }) =>
  previewMail((await requireOrderMail(params)).mail.job);

type OrderMailRecord = MailRecord & { job: { order: Order } };

/** Of this order alone: other mails hold codes. */
export async function requireOrderMail({ id, mailId }: { id: string; mailId: string }): Promise<{
  mail: OrderMailRecord;
  snapshot: Snapshot<MailRecord>;
}> {
  const snapshot = await (await openStore()).outbox.doc(mailId).get();
  const mail = snapshot.data();
  if (!mail || !isAboutOrder(mail) || mail.job.order._id !== id) {
    throw new AppError('NOT_FOUND', 'We can’t find that email.');
  }
  return { mail, snapshot };
}

function isAboutOrder(mail: MailRecord): mail is OrderMailRecord {
  return 'order' in mail.job;
}
