/** One way for a call to say what it saw: every record that staff edit has `editedAt`, and a call sends it as `seenAt`. */
import { AppError } from '@kowhai/domain/app-error';
import type { AuditEntry, AuditKind } from '@kowhai/domain/audit/audit';
import type { FieldChange } from '@kowhai/domain/field-changes';
import { statusActions } from '@kowhai/domain/orders/order-status';
import { nameActor } from '@kowhai/domain/people/staff';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { formatDayInWords, formatTime } from '@kowhai/domain/time/date';
import { listSorted } from '#database/list-sorted.ts';
import { store } from '#database/store.ts';

type Edited = { _id: string; editedAt: string };

/** A call that names no moment counts as having seen everything. */
export function isSeen({ editedAt }: Pick<Edited, 'editedAt'>, seenAt: string | undefined): boolean {
  return seenAt === undefined || Date.parse(editedAt) <= Date.parse(seenAt);
}

/** For staff. @throws AppError VERSION with the record, that says who did what and when */
export async function requireSeen(
  kind: AuditKind,
  record: Edited,
  seenAt: string | undefined,
): Promise<void> {
  if (seenAt === undefined || isSeen(record, seenAt)) return;
  const last = await findLastEntry(kind, record._id, isEdit);
  const isNamed = last !== undefined && Date.parse(last.at) > Date.parse(seenAt);
  const what = isNamed ? describe(last) : 'Someone else has changed this since you opened it';
  throw new AppError('VERSION', `${what}, so your change wasn’t saved.`, { extra: { current: record } });
}

/** The newest entry of the trail about a record, of those that are wanted. */
export async function findLastEntry(
  kind: AuditKind,
  id: string,
  isWanted: (entry: AuditEntry) => boolean,
): Promise<AuditEntry | undefined> {
  const ofRecord = store.audit.where('recordKey', '==', `${kind}:${id}`);
  const { rows } = await listSorted(ofRecord, { limit: 1 }, { by: ['at'], isWanted });
  return rows[0];
}

const edits: readonly string[] = [
  ...statusActions,
  ...['change', 'undo', 'update', 'send mail', 'disable', 'enable', 'import'],
];

const isEdit = ({ action }: AuditEntry) => edits.includes(action);

function describe(entry: AuditEntry): string {
  const now = new Date().toISOString();
  const { at, by, record } = entry;
  const what = record.kind === 'order' ? describeStep(entry, now) : 'changed this';
  return `${nameActor(by)} ${what} on ${formatDayInWords(at, now)}, ${formatTime(at)}`;
}

function describeStep({ action, changes }: AuditEntry, now: string): string {
  if (action === 'change') return 'changed what was ordered';
  if (action === 'send mail') return 'emailed the connection date';
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
