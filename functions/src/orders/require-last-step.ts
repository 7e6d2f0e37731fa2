import { AppError } from '@kowhai/domain/app-error';
import type { AuditAction, AuditEntry } from '@kowhai/domain/audit/audit';
import type { FieldChange } from '@kowhai/domain/field-changes';
import { lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import { statusActions } from '@kowhai/domain/orders/order-status';
import { nameActor } from '@kowhai/domain/people/staff';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { formatDayInWords, formatTime } from '@kowhai/domain/time/date';
import { listSorted } from '#database/list-sorted.ts';
import { store } from '#database/store.ts';

const steps: readonly AuditAction[] = [...statusActions, 'change', 'undo'];

/** Whether the caller saw the last step; a call that names none counts as having seen it. */
export function isLastStep(order: Order, seen: string | undefined): boolean {
  return seen === undefined || Date.parse(seen) === Date.parse(lastStepAtOf(order));
}

/** @param seen the last step that the caller saw, if any @throws AppError VERSION that names a later one */
export async function requireLastStep(order: Order, seen: string | undefined): Promise<void> {
  if (isLastStep(order, seen)) return;
  const last = await findLastStep(order._id);
  const what = last ? describe(last) : 'Someone else has changed this order';
  throw new AppError('VERSION', `${what}, so your step wasn’t taken.`);
}

/** @throws AppError VERSION that names the change since `lastRead`; a customer's answers do not count */
export async function requireNoneSince(order: Order, lastRead: string | undefined): Promise<void> {
  if (lastRead === undefined || Date.parse(order.updatedAt) <= Date.parse(lastRead)) return;
  const last = await findLastEntry(order._id, [...steps, 'update']);
  if (!last || Date.parse(last.at) <= Date.parse(lastRead)) return;
  throw new AppError('VERSION', `${describe(last)}, so your change wasn’t saved.`, {
    extra: { current: order },
  });
}

function describe({ at, by, action, changes }: AuditEntry): string {
  const now = new Date().toISOString();
  return `${nameActor(by)} ${describeAction(action, changes, now)} on ${formatDayInWords(at, now)}, ${formatTime(at)}`;
}

function describeAction(action: AuditAction, changes: readonly FieldChange[], now: string): string {
  if (action === 'change') return 'changed what was ordered';
  if (action === 'undo' && changes[0]?.field !== 'status') return 'took back a change';
  if (action === 'update') return changes.map((change) => describeCorrection(change, now)).join(' and ');
  return `set this order to ${changes[0]?.to}`;
}

function describeCorrection({ field, to }: FieldChange, now: string): string {
  if (field === 'connectionWindow') return 'changed the connection time';
  if (field === 'reviewDate') return 'promised another day for the review';
  if (field !== 'connectionDate') return 'edited the service address';
  return to
    ? `set the connection date to ${formatDayInWords(dayToIso(String(to)), now)}`
    : 'removed the connection date';
}

export function findLastStep(orderId: string): Promise<AuditEntry | undefined> {
  return findLastEntry(orderId, steps);
}

async function findLastEntry(orderId: string, wanted: readonly AuditAction[]) {
  const ofOrder = store.audit.where('itemKey', '==', `order:${orderId}`);
  const isWanted = ({ action }: AuditEntry) => wanted.includes(action);
  const { items } = await listSorted(ofOrder, { limit: 1 }, { by: ['at'], isWanted });
  return items[0];
}
