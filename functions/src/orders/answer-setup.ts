import { AppError, fieldError } from '@kowhai/domain/app-error';
import { findDayProblem } from '@kowhai/domain/orders/connection-day-rule';
import { isOpenStatus } from '@kowhai/domain/orders/order-status';
import { answerSwitch } from '@kowhai/domain/orders/switching';
import { siteSettings } from '@kowhai/domain/site-settings';
import { formatDate } from '@kowhai/domain/time/date';
import type { Handler } from '#http/handler.ts';
import { takeStep } from './take-step.ts';

/** Sets the given answers and leaves the others, whatever is set at the same time. */
export const answerSetup: Handler<'answerSetup'> = ({ params, body, caller }) =>
  takeStep(params.id, { caller, by: 'customer' }, (order, updatedAt) => {
    if (!isOpenStatus(order.status)) {
      throw new AppError('BAD_TRANSITION', 'This order is done, so there’s nothing left to get ready.');
    }
    const { day = '' } = body;
    const { region } = order.serviceAddress;
    const problem = day === order.setup.day ? null : findDayProblem(day, formatDate(updatedAt), region);
    if (problem) throw new AppError('VALIDATION', problem, { fields: { day: problem } });
    const answered = answerSwitch(order, body, updatedAt);
    if ('refusal' in answered) throw refuseSwitch(answered.refusal);
    return { change: { ...answered, updatedAt }, isAside: true, details: null };
  });

export function refuseSwitch(refusal: 'arranged' | 'no account' | 'other account'): AppError {
  if (refusal === 'arranged') {
    const call = `Call ${siteSettings.freephone} to change it.`;
    return new AppError('BAD_TRANSITION', `We’ve already arranged the switch with your provider. ${call}`);
  }
  if (refusal === 'other account') {
    const again = 'Your provider or account number has changed. Read it again, then agree.';
    return fieldError('VERSION', 'arrangeSwitch', again);
  }
  return fieldError('VALIDATION', 'arrangeSwitch', 'First tell us your provider and your account number');
}
