import { useChangeEach } from '#data/use-change.ts';
import { showFailure, showSuccess } from '#staff/shared/parts/notices.ts';
import { type Colleague, useColleagues } from './use-colleagues.ts';

type Assignable = { _id: string; assigneeKey?: string | undefined; number?: string };

const describe = (records: readonly Assignable[]) =>
  records.length === 1 ? (records[0]?.number ?? 'Enquiry') : `${records.length} orders`;

/** Assigns records to a colleague or, with null, to no one; by default to oneself, and one's own to no one. */
export function useAssign(call: 'assignOrder' | 'assignEnquiry') {
  const changeEach = useChangeEach();
  const { own, nameOf } = useColleagues();
  return async (records: readonly Assignable[], chosen?: Colleague | null) => {
    if (records.length === 0 || own === undefined) return;
    const isOwn = records.every(({ assigneeKey }) => assigneeKey === own.key);
    const to = chosen === undefined ? (isOwn ? null : own) : chosen;
    const calls = records.map(({ _id }) => ({ params: { id: _id }, body: { assignee: to?._id ?? null } }));
    const { done, refused } = await changeEach(call, calls);
    for (const { failure } of refused) showFailure(failure);
    if (done.length === 0) return;
    const [first, ...others] = records;
    const former =
      to && others.length === 0 && first?.assigneeKey !== to.key ? nameOf(first?.assigneeKey) : '';
    const outcome = to ? `assigned to ${to.isYou ? 'you' : to.name}` : 'unassigned';
    showSuccess(`${describe(done)} ${outcome}${former && `. It was with ${former}`}`);
  };
}
