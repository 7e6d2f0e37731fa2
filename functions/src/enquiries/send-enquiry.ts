import { randomUUID } from 'node:crypto';
import { listEnquiryCounts } from '@kowhai/domain/desk/desk-counts';
import { type Enquiry, enquiry } from '@kowhai/domain/enquiries/enquiry';
import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import { commit } from '#database/commit.ts';
import { readUpTo } from '#database/read-up-to.ts';
import { store } from '#database/store.ts';
import { addCounts } from '#functions/shared/desk-record.ts';
import type { Handler } from '#http/handler.ts';
import { consumeRateLimits } from '#limits/rate-limit.ts';
import { rateLimits } from '#limits/rate-limits.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { keyedHash } from '#server/keyed-hash.ts';
import { retry } from '#server/retry.ts';
import { requireEnquiry } from './get-enquiry.ts';
import { enquiryMailIds, findMailStatus } from './mail-status.ts';

export const sendEnquiry: Handler<'sendEnquiry'> = async ({ body, caller, network, idempotencyKey }) => {
  await consumeRateLimits([rateLimits.enquiryByNetwork, network]);
  const { trap, ...enquiry } = body;
  await consumeRateLimits([rateLimits.enquiryByAddress, enquiry.email]);

  const record = makeEnquiryRecord(enquiry, {
    key: idempotencyKey,
    userId: caller?.uid,
    isSuspect: trap !== '',
  });
  const mailIds = enquiryMailIds(record._id);
  const ref = store.enquiries.doc(record._id);
  const status = await commit(async (batch) => {
    // Stored under the same key by a try whose response was lost.
    if ((await ref.get()).exists) return (await findMailStatus(mailIds.notice)) ?? 'queued';
    batch.create(ref, record);
    addCounts(batch, [], listEnquiryCounts(record));
    if (!record.isSuspect) {
      const { createdAt: receivedAt } = record;
      addMail(batch, mailIds.notice, { kind: 'send-enquiry', enquiry });
      addMail(batch, mailIds.confirmation, { kind: 'confirm-enquiry', enquiry, receivedAt });
    }
    return 'queued';
  });
  if (!record.isSuspect && status === 'queued') await queueMails(Object.values(mailIds));
  return { status, enquiryId: record._id };
};

export const confirmEnquiry: Handler<'confirmEnquiry'> = async ({ body }) => {
  const find = async () => ('enquiryId' in body ? store.enquiries.doc(body.enquiryId).get() : findSent(body));
  const { _id } = requireEnquiry(await retry(find));
  return { status: (await retry(() => findMailStatus(enquiryMailIds(_id).confirmation))) ?? 'queued' };
};

/** More than an address may send in an hour (`rateLimits.enquiryByAddress`). */
const latestCount = 10;

/** Finds the latest enquiry with these fields. A caller who knows them all learns nothing new. */
async function findSent(wanted: Enquiry) {
  const ofAddress = store.enquiries.where('email', '==', wanted.email).orderBy('createdAt', 'desc');
  const { docs } = await readUpTo(ofAddress, latestCount);
  return docs.find((snapshot) => typedFields.every((field) => snapshot.get(field) === wanted[field]));
}

const typedFields = Object.keys(enquiry.shape) as (keyof Enquiry)[];

type Sending = { key: string | null; userId: string | undefined; isSuspect: boolean };

/** One id for one text under one key, so that a repeated call stores nothing; a hash keeps it secret. */
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
    notes: [],
    ...(userId !== undefined && { userId }),
  };
}
