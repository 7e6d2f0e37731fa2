import type { MailStatus } from '@kowhai/domain/api/mail';
import { openOutbox } from '#mail/outbox.ts';

/** The two mails of an enquiry: to the provider, and to whoever asked. */
export function enquiryMailIds(enquiryId: string) {
  return { notice: `send-enquiry_${enquiryId}`, confirmation: `confirm-enquiry_${enquiryId}` };
}

/** How far a mail is, or null where there is none. One that failed for good is not told apart from one on its way. */
export async function findMailStatus(mailId: string): Promise<MailStatus | null> {
  const outbox = await openOutbox();
  const mail = (await outbox.doc(mailId).get()).data();
  if (!mail) return null;
  return mail.state === 'sent' ? 'sent' : 'queued';
}

/** Tells whether the receipt was held back, because its address had its hour's share of mails. */
export async function wasReceiptLimited(enquiryId: string): Promise<boolean> {
  const outbox = await openOutbox();
  const state: unknown = (await outbox.doc(enquiryMailIds(enquiryId).confirmation).get()).get('state');
  return state === 'limited';
}
