import type { MailStatus } from '@kowhai/domain/api/mail';
import { type MailState, mailState } from '@kowhai/domain/mail-state';
import { openStore } from '#firebase/store.ts';
import { openOutbox } from '#mail/outbox.ts';

export function enquiryMailIds(enquiryId: string) {
  return { notice: `send-enquiry_${enquiryId}`, confirmation: `confirm-enquiry_${enquiryId}` };
}

export function replyMailId(enquiryId: string, replyId: string): string {
  return `enquiry-reply_${enquiryId}_${replyId}`;
}

/** Null where there is none. A failed mail is shown as one on its way. */
export async function findMailStatus(mailId: string): Promise<MailStatus | null> {
  const outbox = await openOutbox();
  const mail = (await outbox.doc(mailId).get()).data();
  if (!mail) return null;
  return mail.state === 'sent' ? 'sent' : 'queued';
}

/** How mails fare; null for one that is kept no longer. */
export async function listMailStates(mailIds: readonly string[]): Promise<(MailState | null)[]> {
  const [outbox, { getAll }] = await Promise.all([openOutbox(), openStore()]);
  const mails = await getAll(mailIds.map((mailId) => outbox.doc(mailId)));
  return mails.map((mail) => mailState.safeParse(mail.get('state')).data ?? null);
}
