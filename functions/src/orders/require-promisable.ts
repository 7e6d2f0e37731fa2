import { fieldError } from '@kowhai/domain/app-error';
import { judgePromise } from '@kowhai/domain/orders/connection-day-rule';
import type { Order } from '@kowhai/domain/orders/order';
import { formatDate } from '@kowhai/domain/time/date';

type Promise = { field: string; day: string; at: string; isDayMeant: boolean | undefined };

/** @throws AppError VALIDATION for a day that the shop does not promise, or that staff have to mean */
export function requirePromisable(order: Order, { field, day, at, isDayMeant }: Promise): void {
  const judged = judgePromise(day, formatDate(at), order.serviceAddress.region);
  if (judged === null) return;
  if ('refusal' in judged) throw fieldError('VALIDATION', field, judged.refusal);
  if (!isDayMeant) throw fieldError('VALIDATION', field, `${judged.question}. Choose a working day`);
}
