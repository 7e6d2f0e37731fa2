import { mailState } from '@kowhai/domain/mail/mail-state';
import type { UserMail } from '@kowhai/domain/mail/user-mail';
import { openStore } from '#firebase/store.ts';
import { readAll } from '#firebase/unreadable.ts';
import type { Handler } from '#http/handler.ts';
import type { MailRecord } from '#mail/delivery/outbox.ts';
import { writeMail } from '#mail/words/write-mail.ts';
import { requireUser } from './get-user.ts';

const maxMails = 50;

/** Mails to their address, whoever caused them. */
export const listUserMails: Handler<'listUserMails'> = async ({ params }) => {
  const { staffUsers, outbox } = await openStore();
  const { email } = requireUser(await staffUsers.doc(params.id).get());
  const found = await outbox.where('to', '==', email).orderBy('createdAt', 'desc').limit(maxMails).get();
  return (await readAll(found.docs)).flatMap((mail) => toUserMail(mail) ?? []);
};

/** The subject alone: a mail may hold a code. */
export function toUserMail({ _id, job, state, createdAt, sentAt }: MailRecord): UserMail | null {
  const shown = mailState.safeParse(state);
  if (!shown.success) return null;
  return {
    _id,
    subject: writeMail(job, '', createdAt).subject,
    state: shown.data,
    createdAt,
    ...(sentAt && { sentAt }),
    ...('order' in job && { orderId: job.order._id }),
    ...(job.kind === 'enquiry-reply' && { enquiryId: job.enquiryId }),
  };
}
