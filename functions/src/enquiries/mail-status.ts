import type { MailStatus } from '@kowhai/domain/api/mail';
import { openOutbox } from '#mail/outbox.ts';

export function enquiryMailIds(enquiryId: string) {
  return { notice: `send-enquiry_${enquiryId}`, confirmation: `confirm-enquiry_${enquiryId}` };
}

/** Null where there is none. A failed mail is shown as one on its way. */
export async function findMailStatus(mailId: string): Promise<MailStatus | null> {
  const outbox = await openOutbox();
  const mail = (await outbox.doc(mailId).get()).data();
  if (!mail) return null;
  return mail.state === 'sent' ? 'sent' : 'queued';
}

/** The receipt was held back by the limit of mails to its address. */
export async function wasReceiptLimited(enquiryId: string): Promise<boolean> {
  const outbox = await openOutbox();
  const state: unknown = (await outbox.doc(enquiryMailIds(enquiryId).confirmation).get()).get('state');
  return state === 'limited';
}
