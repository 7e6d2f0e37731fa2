import { randomUUID } from 'node:crypto';
import { type AuditEntry, withoutPersonalText } from '@kowhai/domain/audit/audit';
import type { Actor, StaffMember } from '@kowhai/domain/people/staff';
import { formatFullName } from '@kowhai/domain/people/user';
import { commit } from '#database/commit.ts';
import { listSorted, withinDays } from '#database/list-sorted.ts';
import {
  type Batch,
  type MergingWriter,
  type Store,
  store,
  type Updater,
  type Writer,
} from '#database/store.ts';
import { addNewestChange } from '#functions/shared/desk-record.ts';
import { type Caller, type Handler, replyWithSlice } from '#http/handler.ts';

type Acting = Pick<Caller, 'uid' | 'email' | 'user'>;

export type AuditDetails = Pick<AuditEntry, 'record' | 'action' | 'changes'>;

export type PreparedChange<T> = { answer: T; details: AuditDetails | null };

export function toStaffMember({ uid, email, user }: Acting): StaffMember {
  return { _id: uid, name: (user && formatFullName(user)) || email };
}

export function toActor(caller: Acting): Actor {
  return { ...toStaffMember(caller), ...(!caller.user?.isAdmin && { isCustomer: true }) };
}

/** Tells open desks, too. */
export function addAuditEntry(
  writer: Writer & MergingWriter,
  entry: ReturnType<Store['audit']['doc']>,
  entryFields: Omit<AuditEntry, '_id'>,
): void {
  const added = { ...entryFields, _id: entry.id, changes: withoutPersonalText(entryFields) };
  writer.create(entry, added);
  addNewestChange(writer, added);
}

/** With the trail's entry, if the change is told there. */
export function commitWithAudit<T>(
  caller: Acting | null,
  prepare: (batch: Batch, at: string) => Promise<PreparedChange<T>>,
): Promise<T> {
  const entry = store.audit.doc(randomUUID());
  return commit(
    async (batch, at) => {
      const { answer, details } = await prepare(batch, at);
      if (details && caller) addAuditEntry(batch, entry, { at, by: toActor(caller), ...details });
      return answer;
    },
    { onceBy: entry },
  );
}

export async function eraseAddressesFromAudit(writer: Updater, orderId: string): Promise<void> {
  const audit = store.audit.withConverter(null);
  const entries = await audit.where('recordKey', '==', `order:${orderId}`).get();
  for (const entry of entries.docs) {
    const stored: unknown = entry.get('changes');
    const changes = Array.isArray(stored) ? stored : [];
    if (!changes.some((change) => change?.field === 'serviceAddress')) continue;
    const kept = changes.filter((change) => change?.field !== 'serviceAddress');
    writer.update(entry.ref, { changes: [...kept, { field: 'serviceAddress', from: null, to: null }] });
  }
}

export const listAudit: Handler<'listAudit'> = async ({ query }) => {
  const { record, kind, by } = query;
  let entries = withinDays(store.audit, query, 'at');
  if (record !== undefined) entries = entries.where('recordKey', '==', record);
  else if (kind !== undefined) entries = entries.where('record.kind', '==', kind);
  if (by !== undefined) entries = entries.where('by._id', '==', by);
  return replyWithSlice(await listSorted(entries, query, { by: ['at'] }));
};
