import { AppError } from '@kowhai/domain/app-error';
import type { Snapshot } from '#firebase/store.ts';
import type { Handler } from '#functions/handler.ts';
import { type EnquiryRecord, openEnquiries, withoutExpiry } from './enquiry-record.ts';
import { wasReceiptLimited } from './mail-status.ts';

export const getEnquiry: Handler<'getEnquiry'> = async ({ params }) => {
  const enquiries = await openEnquiries();
  const [snapshot, isReceiptLimited] = await Promise.all([
    enquiries.doc(params.id).get(),
    wasReceiptLimited(params.id),
  ]);
  return { ...withoutExpiry(requireEnquiry(snapshot)), isReceiptLimited };
};

export function requireEnquiry(snapshot: Snapshot<EnquiryRecord>): EnquiryRecord {
  const enquiry = snapshot.data();
  if (!enquiry) throw new AppError('NOT_FOUND', 'There is no such enquiry.');
  return enquiry;
}
