import { randomBytes } from 'node:crypto';
import { AppError } from '@kowhai/domain/app-error';
import { hasStatus, retry } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import type { Handler } from '#http/handler.ts';
import { consumeRateLimits } from '#http/rate-limit.ts';
import { rateLimits } from '#http/rate-limits.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { makeEnquiryRecord } from './enquiry-record.ts';
import { enquiryMailIds, findMailStatus } from './mail-status.ts';

export const sendEnquiry: Handler<'sendEnquiry'> = async ({ body, caller, network }) => {
  await consumeRateLimits([rateLimits.enquiryByNetwork, network]);
  const { website, ...enquiry } = body;
  // A honeypot: only a program fills this field in, and it gets the usual answer.
  if (website !== '') return { status: 'queued', enquiryId: randomBytes(18).toString('base64url') };
  await consumeRateLimits([rateLimits.enquiryByAddress, enquiry.email]);

  const record = makeEnquiryRecord(enquiry, new Date(), caller?.uid);
  const mailIds = enquiryMailIds(record._id);
  const { db, enquiries, outbox } = await openStore();
  const store = async () => {
    const batch = db.batch();
    batch.create(enquiries.doc(record._id), record);
    addMail(batch, outbox, mailIds.notice, { kind: 'send-enquiry', enquiry });
    addMail(batch, outbox, mailIds.confirmation, {
      kind: 'confirm-enquiry',
      enquiry,
      receivedAt: record.createdAt,
    });
    await batch.commit();
  };
  try {
    await retry(store);
  } catch (error) {
    if (!hasStatus(error, 'ALREADY_EXISTS')) throw error;
    // Sent before, or by an attempt whose answer got lost.
    const status = (await retry(() => findMailStatus(mailIds.notice))) ?? 'queued';
    return { status, enquiryId: record._id };
  }
  await queueMails(Object.values(mailIds));
  return { status: 'queued', enquiryId: record._id };
};

export const confirmEnquiry: Handler<'confirmEnquiry'> = async ({ body }) => {
  const status = await retry(() => findMailStatus(enquiryMailIds(body.enquiryId).confirmation));
  if (status === null) throw new AppError('NOT_FOUND', 'We can’t find that enquiry.');
  return { status };
};
