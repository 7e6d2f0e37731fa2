import { AppError } from '@kowhai/domain/app-error';
import { openStore } from '#database/store.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { addMailAgain } from '#mail/delivery/mail-again.ts';
import { queueMails } from '#mail/delivery/outbox.ts';
import { previewMail } from '#mail/delivery/render-mail.ts';
import { toAuditItem } from './enquiry-record.ts';
import { requireEnquiry } from './get-enquiry.ts';
import { listReplyMails, replyMailId } from './mail-status.ts';

export const getEnquiryReplyMail: Handler<'getEnquiryReplyMail'> = async ({ params }) =>
  previewMail((await requireReplyMail(params)).latest.data().job);

export const resendEnquiryReply: Handler<'resendEnquiryReply'> = async ({ params, caller }) => {
  const mailId = await commitWithAudit(caller, async (batch) => {
    const { enquiries, outbox } = await openStore();
    const [enquiry, { latest, all }] = await Promise.all([
      enquiries.doc(params.id).get().then(requireEnquiry),
      requireReplyMail(params),
    ]);
    const again = await addMailAgain(batch, outbox, latest, latest.data().job, all);
    const details = { item: toAuditItem(enquiry), action: 'resend mail' as const, changes: [] };
    return { answer: again.mailId, details: again.isNew ? details : null };
  });
  await queueMails([mailId]);
  return { status: 'queued', mailId };
};

/** The mail of a reply as it went out last, and all that went out of this enquiry's. */
async function requireReplyMail({ id, replyId }: { id: string; replyId: string }) {
  const { all, latestByFirst } = await listReplyMails(id);
  const latest = latestByFirst.get(replyMailId(id, replyId));
  if (!latest) throw new AppError('NOT_FOUND', 'We can’t find that email.');
  return { latest, all };
}
