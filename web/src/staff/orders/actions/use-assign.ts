import type { Order } from '@kowhai/domain/orders/order';
import { useChangeEach } from '#data/use-change.ts';
import { showFailure, showSuccess } from '#staff/shared/parts/notices.ts';
import { type Colleague, useColleagues } from '#staff/shared/records/use-colleagues.ts';

const nounOf = (orders: readonly { number: string }[]) =>
  orders.length === 1 ? `${orders[0]?.number}` : `${orders.length} orders`;

/** Assigns orders to a colleague or, with null, to no one; by default to oneself, and one's own to no one. */
export function useAssign() {
  const changeEach = useChangeEach();
  const { own, nameOf } = useColleagues();
  return async (orders: readonly Order[], chosen?: Colleague | null) => {
    if (orders.length === 0 || own === undefined) return;
    const isOwn = orders.every(({ assigneeKey }) => assigneeKey === own.key);
    const to = chosen === undefined ? (isOwn ? null : own) : chosen;
    const calls = orders.map(({ _id }) => ({ params: { id: _id }, body: { assignee: to?._id ?? null } }));
    const { done, refused } = await changeEach('assignOrder', calls);
    for (const { failure } of refused) showFailure(failure);
    if (done.length === 0) return;
    const [first, ...others] = orders;
    const former =
      to && others.length === 0 && first?.assigneeKey !== to.key ? nameOf(first?.assigneeKey) : '';
    const outcome = to ? `assigned to ${to.isYou ? 'you' : to.name}` : 'unassigned';
    showSuccess(`${nounOf(done)} ${outcome}${former && `. It was with ${former}`}`);
  };
}
