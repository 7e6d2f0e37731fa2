import { createHash } from 'node:crypto';
import { AppError } from '@kowhai/domain/app-error';
import { enquirySnapshot } from '@kowhai/domain/enquiries/enquiry';
import { maxEnquiryReplies, unanswered } from '@kowhai/domain/enquiries/stored-enquiry';
import { mailHoldMs } from '@kowhai/domain/mail/mail-limit';
import { store } from '#database/store.ts';
import { commitWithAudit, toStaffMember } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { addMailCopy } from '#mail/delivery/copy-mail.ts';
import { addMail, isKeptBack, queueMails } from '#mail/delivery/outbox.ts';
import { previewMail } from '#mail/delivery/render-mail.ts';
import { changeEnquiry } from './change-enquiry.ts';
import { requireEnquiry, toAuditRecord } from './get-enquiry.ts';
import { listReplyMails, replyMailId } from './mail-status.ts';

export const replyToEnquiry: Handler<'replyToEnquiry'> = async ({ params, body, caller }) => {
  const { text, repliesSeen = Number.POSITIVE_INFINITY, keepsOpen = false } = body;
  const replyId = makeReplyId(params.id, text);
  const mailId = replyMailId(params.id, replyId);
  await changeEnquiry(params.id, caller, (enquiry, at) => {
    const { replies, isAnswered, createdAt: receivedAt } = enquiry;
    if (replies.some(({ _id }) => _id === replyId)) return null;
    const unseen = replies.slice(repliesSeen).find(({ by }) => by._id !== caller.uid);
    if (unseen) {
      const message = `${unseen.by.name} has already replied. Read it above, and send yours if it’s still needed.`;
      throw new AppError('VERSION', message);
    }
    if (replies.length >= maxEnquiryReplies) {
      throw new AppError(
        'VALIDATION',
        'This enquiry can’t take any more replies. Email the customer instead.',
      );
    }
    const by = toStaffMember(caller);
    const sent = {
      kind: 'enquiry-reply' as const,
      enquiry: enquirySnapshot.parse(enquiry),
      receivedAt,
      text,
    };
    return {
      change: {
        replies: [...replies, { _id: replyId, text, by, createdAt: at }],
        ...(!(isAnswered || keepsOpen) && { isAnswered: true, answeredAt: at, answeredBy: by }),
      },
      also: (batch) => addMail(batch, mailId, { ...sent, enquiryId: params.id }, { holdMs: mailHoldMs }),
      details: { action: 'reply', changes: [] },
    };
  });
  await queueMails([mailId], mailHoldMs);
  return { replyId };
};

/** If that reply had answered the enquiry, it is unanswered again. */
export const undoEnquiryReply: Handler<'undoEnquiryReply'> = ({ params, caller }) =>
  changeEnquiry(params.id, caller, async ({ replies, answeredAt }) => {
    const mail = await store.outbox.doc(replyMailId(params.id, params.replyId)).get();
    const reply = replies.find(({ _id }) => _id === params.replyId);
    if (!reply || !isKeptBack(mail.data())) {
      throw new AppError('BAD_TRANSITION', 'The email has already gone. Write another reply instead.');
    }
    const kept = replies.filter((other) => other !== reply);
    return {
      change: { replies: kept, ...(answeredAt === reply.createdAt && unanswered) },
      also: (batch) => batch.delete(mail.ref, { lastUpdateTime: mail.updateTime }),
      details: { action: 'undo', changes: [] },
    };
  });

/** One id for one text: a second click, a retry after a lost response, two colleagues who send the same. */
function makeReplyId(enquiryId: string, text: string): string {
  return createHash('sha256')
    .update(JSON.stringify([enquiryId, text]))
    .digest('base64url')
    .slice(0, 24);
}

export const getEnquiryReplyMail: Handler<'getEnquiryReplyMail'> = async ({ params }) =>
  previewMail((await requireReplyMail(params)).latest.data().job);

export const resendEnquiryReply: Handler<'resendEnquiryReply'> = async ({ params, caller }) => {
  const mailId = await commitWithAudit(caller, async (batch) => {
    const [enquiry, { latest, all }] = await Promise.all([
      store.enquiries.doc(params.id).get().then(requireEnquiry),
      requireReplyMail(params),
    ]);
    const again = addMailCopy(batch, latest, latest.data().job, all);
    const details = { record: toAuditRecord(enquiry), action: 'resend mail' as const, changes: [] };
    return { answer: again.mailId, details: again.isNew ? details : null };
  });
  await queueMails([mailId]);
  return { status: 'queued', mailId };
};

async function requireReplyMail({ id, replyId }: { id: string; replyId: string }) {
  const { all, latestByFirst } = await listReplyMails(id);
  const latest = latestByFirst.get(replyMailId(id, replyId));
  if (!latest) throw new AppError('NOT_FOUND', 'We can’t find that email.');
  return { latest, all };
}
