/** Who of the staff works on an order or an enquiry. */
import { createHash } from 'node:crypto';
import { fieldError } from '@kowhai/domain/app-error';
import type { StaffMember } from '@kowhai/domain/people/staff';
import { formatFullName } from '@kowhai/domain/people/user';
import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { store } from '#database/store.ts';
import { listAdmins } from '#functions/shared/list-admins.ts';
import type { Caller, Handler } from '#http/handler.ts';
import { type AuditDetails, toStaffMember } from './audit-trail.ts';

/** Customers read their orders, but not who works on them. A hash suffices: ids are random and long. */
export function assigneeKeyOf(uid: string): string {
  return createHash('sha256').update(uid).digest('base64url').slice(0, 16);
}

type Assignment = {
  change: { assigneeKey: string | undefined };
  isAside: true;
  details: Pick<AuditDetails, 'action' | 'changes'>;
};

/** What it changes of the record. @param assignee a member's id; null for no one */
export function assignTo(caller: Caller, assignee: string | null) {
  return async ({
    assigneeKey: before,
  }: {
    assigneeKey?: string | undefined;
  }): Promise<Assignment | null> => {
    const member = assignee === null ? undefined : await requireMember(caller, assignee);
    const assigneeKey = member && assigneeKeyOf(member._id);
    if (before === assigneeKey) return null;
    const isOther = member !== undefined && member._id !== caller.uid;
    const changes = isOther ? [{ field: 'assignee', from: null, to: member.name }] : [];
    return {
      change: { assigneeKey },
      isAside: true,
      details: { action: member ? 'assign' : 'unassign', changes },
    };
  };
}

/** @throws AppError VALIDATION for anyone but active staff */
async function requireMember(caller: Caller, uid: string): Promise<StaffMember> {
  if (uid === caller.uid) return toStaffMember(caller);
  const user = (await store.staffUsers.doc(uid).get()).data();
  if (!user?.isAdmin || user.isDisabled)
    throw fieldError('VALIDATION', 'assignee', 'Choose one of the staff');
  return { _id: uid, name: formatFullName(user) || user.email };
}

export const listColleagues: Handler<'listColleagues'> = async ({ caller }) =>
  (await listAdmins()).map((user) => ({
    _id: user._id,
    name: formatFullName(user) || user.email,
    key: assigneeKeyOf(user._id),
    isYou: user._id === caller.uid,
  }));

/** Replaces `mine` by the caller's own assignee key, which browsers do not know. */
export function readQuickFilters(
  only: readonly string[] | undefined,
  { uid }: Pick<Caller, 'uid'>,
): string[] {
  return (only ?? []).map((filter) =>
    filter === quickFilter.mine ? quickFilter.assignee(assigneeKeyOf(uid)) : filter,
  );
}
