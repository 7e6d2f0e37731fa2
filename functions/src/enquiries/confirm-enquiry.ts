import { AppError } from '@kowhai/domain/app-error';
import { retry } from '#firebase/retry.ts';
import type { Handler } from '#http/handler.ts';
import { enquiryMailIds, findMailStatus } from './mail-status.ts';

export const confirmEnquiry: Handler<'confirmEnquiry'> = async ({ body }) => {
  const status = await retry(() => findMailStatus(enquiryMailIds(body.enquiryId).confirmation));
  if (status === null) throw new AppError('NOT_FOUND', 'We can’t find that enquiry.');
  return { status };
};
