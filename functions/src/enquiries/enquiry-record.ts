import type { Enquiry } from '@kowhai/domain/enquiries/enquiry';
import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import { keyedHash } from '#firebase/keyed-hash.ts';

/**
 * The same text from the same person on the same day has the same id, so that a repeated call stores and mails nothing
 * twice. The id is keyed: nobody can work out from it what was asked.
 */
export function makeEnquiryRecord(sent: Enquiry, now: Date, userId: string | undefined): StoredEnquiry {
  const createdAt = now.toISOString();
  const { firstName, lastName, email, phone, enquirySubject, enquiryMessage } = sent;
  const fields = { firstName, lastName, email, phone, enquirySubject, enquiryMessage };
  const text = JSON.stringify([createdAt.slice(0, 10), ...Object.values(fields)]);
  return {
    ...fields,
    _id: keyedHash(text).slice(0, 24),
    createdAt,
    isAnswered: false,
    replies: [],
    ...(userId !== undefined && { userId }),
  };
}

export function toAuditItem({ _id, enquirySubject }: Pick<StoredEnquiry, '_id' | 'enquirySubject'>) {
  return { kind: 'enquiry' as const, _id, name: enquirySubject };
}
