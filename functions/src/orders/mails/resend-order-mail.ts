import { openStore } from '#database/store.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import { toAuditItem } from '#functions/orders/get-order.ts';
import type { Handler } from '#http/handler.ts';
import { addMailAgain } from '#mail/delivery/mail-again.ts';
import { queueMails } from '#mail/delivery/outbox.ts';
import { requireOrderMail } from './get-order-mail.ts';

export const resendOrderMail: Handler<'resendOrderMail'> = async ({ params, caller }) => {
  const mailId = await commitWithAudit(caller, async (batch) => {
    const { outbox } = await openStore();
    const [{ job, snapshot }, all] = await Promise.all([
      requireOrderMail(params),
      outbox.where('job.order._id', '==', params.id).get(),
    ]);
    const again = await addMailAgain(batch, outbox, snapshot, job, all.docs);
    const { kind, order } = job;
    const details = {
      item: toAuditItem(order),
      action: 'resend mail' as const,
      changes: [{ field: 'mail', from: null, to: kind }],
    };
    return { answer: again.mailId, details: again.isNew ? details : null };
  });
  await queueMails([mailId]);
  return { status: 'queued', mailId };
};
