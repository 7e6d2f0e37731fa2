import { type Batch, openStore } from '#firebase/store.ts';
import { readAll } from '#firebase/unreadable.ts';
import { commitWithAudit } from '#functions/audit-trail.ts';
import type { Handler } from '#functions/handler.ts';
import { addMail, type MailRecord, openOutbox, queueMails } from '#mail/outbox.ts';
import { toAuditItem } from './get-order.ts';
import { requireOrderMail } from './get-order-mail.ts';
import { copySuffix } from './list-order-mails.ts';

/** Two requests within this time are one. */
const tooSoonMs = 10_000;

export const resendOrderMail: Handler<'resendOrderMail'> = async ({ params, caller }) => {
  const mailId = await commitWithAudit(caller, (batch) => prepareMail(batch, params));
  await queueMails([mailId]);
  return { status: 'queued', mailId };
};

async function prepareMail(batch: Batch, params: { id: string; mailId: string }) {
  const { id: orderId, mailId } = params;
  const [outbox, { toFields }] = await Promise.all([openOutbox(), openStore()]);
  const { mail, snapshot } = await requireOrderMail(params);
  const { job } = mail;
  const details = {
    item: toAuditItem(job.order),
    action: 'resend mail' as const,
    changes: [{ field: 'mail', from: null, to: job.kind }],
  };
  switch (mail.state) {
    case 'failed':
    case 'limited': {
      const queued = { state: 'queued', attempts: 0, dueAt: new Date().toISOString(), isByStaff: true };
      batch.update(snapshot.ref, toFields(queued), { lastUpdateTime: snapshot.updateTime });
      return { answer: mailId, details };
    }
    case 'sent': {
      const base = mailId.replace(copySuffix, '');
      const all = await outbox.where('job.order._id', '==', orderId).get();
      const copies = all.docs.filter(({ id }) => id.startsWith(`${base}_again_`));
      const recent = (await readAll(copies)).find(
        (copy) => isUnderWay(copy) || Date.parse(copy.createdAt) > Date.now() - tooSoonMs,
      );
      if (recent) return { answer: recent._id, details: null };
      const copyId = `${base}_again_${copies.length + 1}`;
      return { answer: addMail(batch, outbox, copyId, job, { isByStaff: true }), details };
    }
    default:
      return { answer: mailId, details: null };
  }
}

function isUnderWay({ state }: MailRecord): boolean {
  return state === 'queued' || state === 'sending';
}
