import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@kowhai/domain/enquiries/enquiry';
import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import { keyedHash } from '#server/keyed-hash.ts';

type Sending = { key: string | null; userId: string | undefined; isSuspect: boolean };

/**
 * One text under one key has one id, so that a repeated call stores and mails nothing twice; another text is
 * another enquiry. The hash keeps the text secret.
 */
export function makeEnquiryRecord(sent: Enquiry, { key, userId, isSuspect }: Sending): StoredEnquiry {
  const { firstName, lastName, email, phone, enquirySubject, enquiryMessage } = sent;
  const fields = { firstName, lastName, email, phone, enquirySubject, enquiryMessage };
  const text = JSON.stringify([key ?? randomUUID(), ...Object.values(fields)]);
  return {
    ...fields,
    _id: keyedHash(text).slice(0, 24),
    createdAt: new Date().toISOString(),
    isSuspect,
    isAnswered: false,
    replies: [],
    ...(userId !== undefined && { userId }),
  };
}

export function toAuditItem({ _id, enquirySubject }: Pick<StoredEnquiry, '_id' | 'enquirySubject'>) {
  return { kind: 'enquiry' as const, _id, name: enquirySubject };
}
