import { AppError } from '@kowhai/domain/app-error';
import type { Snapshot } from '#firebase/store.ts';
import type { Handler } from '#functions/handler.ts';
import { type EnquiryRecord, hideExpiry, openEnquiries } from './enquiry-record.ts';

export const getEnquiry: Handler<'getEnquiry'> = async ({ params }) => {
  const enquiries = await openEnquiries();
  return hideExpiry(requireEnquiry(await enquiries.doc(params.id).get()));
};

/** @throws AppError NOT_FOUND */
export function requireEnquiry(snapshot: Snapshot<EnquiryRecord>): EnquiryRecord {
  const enquiry = snapshot.data();
  if (!enquiry) throw new AppError('NOT_FOUND', 'There is no such enquiry.');
  return enquiry;
}
