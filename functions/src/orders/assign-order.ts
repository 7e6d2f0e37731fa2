import { createHash } from 'node:crypto';
import { formatFullName } from '@kowhai/domain/people/user';
import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { listAdmins } from '#database/list-admins.ts';
import { readAssignee } from '#functions/audit/audit-trail.ts';
import type { Caller, Handler } from '#http/handler.ts';
import { takeStep } from './take-step.ts';

/** Customers read their orders, but not who works on them. A hash suffices: ids are random and long. */
export function assigneeKeyOf(uid: string): string {
  return createHash('sha256').update(uid).digest('base64url').slice(0, 16);
}

export const assignOrder: Handler<'assignOrder'> = ({ params, body, caller }) =>
  takeStep(params.id, { caller }, async (order) => {
    const { member, details } = await readAssignee(caller, body.assignee);
    const assigneeKey = member && assigneeKeyOf(member._id);
    return order.assigneeKey === assigneeKey ? null : { change: { assigneeKey }, isAside: true, details };
  });

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
