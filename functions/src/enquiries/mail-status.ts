import type { MailStatus } from '@kowhai/domain/api/mail';
import type { MailState } from '@kowhai/domain/mail/mail-state';
import type { Snapshot } from '#database/store.ts';
import { store } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import { findFirstId } from '#mail/delivery/copy-mail.ts';
import { type MailRecord, stateOf } from '#mail/delivery/outbox.ts';

export function enquiryMailIds(enquiryId: string) {
  return { notice: `send-enquiry_${enquiryId}`, confirmation: `confirm-enquiry_${enquiryId}` };
}

export function replyMailId(enquiryId: string, replyId: string): string {
  return `enquiry-reply_${enquiryId}_${replyId}`;
}

export async function findMailStatus(mailId: string): Promise<MailStatus | null> {
  const mail = (await store.outbox.doc(mailId).get()).data();
  if (!mail) return null;
  return mail.state === 'sent' ? 'sent' : 'queued';
}

export function readMailState(mail: Snapshot<MailRecord> | undefined): MailState | null {
  const record = mail && findReadable(mail);
  return record ? stateOf(record) : null;
}

export async function listReplyMails(enquiryId: string) {
  const found = await store.outbox.where('job.enquiryId', '==', enquiryId).get();
  const all = found.docs.toSorted((a, b) => a.createTime.toMillis() - b.createTime.toMillis());
  return { all, latestByFirst: new Map(all.map((mail) => [findFirstId(mail.id), mail])) };
}
