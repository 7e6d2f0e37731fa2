import { createHmac } from 'node:crypto';
import type { Enquiry } from '@kowhai/domain/enquiry';
import { listEnquiryKeys } from '@kowhai/domain/search-keys';
import { type StoredEnquiry, storedEnquiry } from '@kowhai/domain/stored-enquiry';
import { timestamp } from '@kowhai/domain/text';
import * as z from 'zod/mini';
import { getApiSettings } from '#firebase/params.ts';
import { openStore } from '#firebase/store.ts';

const enquiryRecord = z.extend(storedEnquiry, { expiresAt: timestamp });
export type EnquiryRecord = z.output<typeof enquiryRecord>;

/** As the privacy page says. */
const retentionMs = 2 * 365 * 24 * 60 * 60 * 1000;

export async function openEnquiries() {
  const { collection } = await openStore();
  return collection('enquiries', enquiryRecord, (record) => ({ searchKeys: listEnquiryKeys(record) }));
}

/**
 * The same text from the same person on the same day has the same id, so that a repeated call stores and mails nothing
 * twice. The id is keyed: nobody can work out from it what was asked.
 */
export function makeEnquiryRecord(sent: Enquiry, now: Date, userId: string | undefined): EnquiryRecord {
  const createdAt = now.toISOString();
  const { firstName, lastName, email, phone, enquirySubject, enquiryMessage } = sent;
  const fields = { firstName, lastName, email, phone, enquirySubject, enquiryMessage };
  const text = JSON.stringify([createdAt.slice(0, 10), ...Object.values(fields)]);
  const _id = createHmac('sha256', getApiSettings().codePepper).update(text).digest('base64url').slice(0, 24);
  return {
    ...fields,
    _id,
    createdAt,
    isAnswered: false,
    replies: [],
    ...(userId !== undefined && { userId }),
    expiresAt: new Date(now.getTime() + retentionMs).toISOString(),
  };
}

export function toAuditItem({ _id, enquirySubject }: Pick<EnquiryRecord, '_id' | 'enquirySubject'>) {
  return { kind: 'enquiry' as const, _id, name: enquirySubject };
}

export function withoutExpiry({ expiresAt, ...enquiry }: EnquiryRecord): StoredEnquiry {
  return enquiry;
}
