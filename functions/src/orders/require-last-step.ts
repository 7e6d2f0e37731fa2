import { AppError } from '@kowhai/domain/app-error';
import type { AuditAction, AuditEntry } from '@kowhai/domain/audit';
import { formatMomentInWords } from '@kowhai/domain/date';
import { lastStepAtOf, type Order } from '@kowhai/domain/order';
import { statusActions } from '@kowhai/domain/order-status';
import { readAll } from '#firebase/unreadable.ts';
import { openAudit } from '#functions/audit-trail.ts';

const steps: readonly AuditAction[] = [...statusActions, 'undo'];
/** Between two steps stand notes and corrections; rarely more than a few. */
const maxEntries = 50;

/**
 * @param seen the moment of the step that the caller saw as the last; without it nothing is compared
 * @throws AppError VERSION that says who took another step since, and when
 */
export async function requireLastStep(order: Order, seen: string | undefined): Promise<void> {
  if (seen === undefined || Date.parse(seen) === Date.parse(lastStepAtOf(order))) return;
  const last = await findLastStep(order._id);
  const what = last
    ? `${last.by.name} set this order to ${last.changes[0]?.to} on ${formatMomentInWords(last.at)}`
    : 'Someone else has changed this order';
  throw new AppError('VERSION', `${what}, so your step wasn’t taken.`);
}

/** The trail's entry of an order's latest step or undo. */
export async function findLastStep(orderId: string): Promise<AuditEntry | undefined> {
  const audit = await openAudit();
  const newest = audit.where('itemKey', '==', `order:${orderId}`).orderBy('at', 'desc').limit(maxEntries);
  return (await readAll((await newest.get()).docs)).find(({ action }) => steps.includes(action));
}
