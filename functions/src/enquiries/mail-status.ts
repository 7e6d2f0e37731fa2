import type { MailStatus } from '@kowhai/domain/api/mail';
import type { MailState } from '@kowhai/domain/mail/mail-state';
import type { Snapshot } from '#database/store.ts';
import { openStore } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import { findFirstId } from '#mail/delivery/copy-mail.ts';
import type { MailRecord } from '#mail/delivery/outbox.ts';
import { stateOf } from '#mail/delivery/state-of-mail.ts';

export function enquiryMailIds(enquiryId: string) {
  return { notice: `send-enquiry_${enquiryId}`, confirmation: `confirm-enquiry_${enquiryId}` };
}

export function replyMailId(enquiryId: string, replyId: string): string {
  return `enquiry-reply_${enquiryId}_${replyId}`;
}

export async function findMailStatus(mailId: string): Promise<MailStatus | null> {
  const { outbox } = await openStore();
  const mail = (await outbox.doc(mailId).get()).data();
  if (!mail) return null;
  return mail.state === 'sent' ? 'sent' : 'queued';
}

export function readMailState(mail: Snapshot<MailRecord> | undefined): MailState | null {
  const record = mail && findReadable(mail);
  return record ? stateOf(record) : null;
}

export async function listReplyMails(enquiryId: string) {
  const { outbox } = await openStore();
  const found = await outbox.where('job.enquiryId', '==', enquiryId).get();
  const all = found.docs.toSorted((a, b) => a.createTime.toMillis() - b.createTime.toMillis());
  return { all, latestByFirst: new Map(all.map((mail) => [findFirstId(mail.id), mail])) };
}
