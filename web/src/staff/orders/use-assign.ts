import type { Order } from '@kowhai/domain/orders/order';
import { useChangeEach } from '#data/use-change.ts';
import { useColleagues } from '#staff/shared/records/use-colleagues.ts';
import { showToast } from '#state/toasts.ts';

const nounOf = (orders: readonly { number: string }[]) =>
  orders.length === 1 ? `${orders[0]?.number}` : `${orders.length} orders`;

/** Takes orders on; those that are all one's own already are let go. */
export function useAssign() {
  const changeEach = useChangeEach();
  const { ownKey, nameOf } = useColleagues();
  return async (orders: readonly Order[]) => {
    if (orders.length === 0 || ownKey === undefined) return;
    const isMine = orders.some(({ assigneeKey }) => assigneeKey !== ownKey);
    const calls = orders.map(({ _id }) => ({ params: { id: _id }, body: { isMine } }));
    const { done, refused } = await changeEach('assignOrder', calls);
    for (const { failure } of refused) showToast({ status: 'danger', message: failure.message });
    if (done.length === 0) return;
    const [first, ...others] = orders;
    const former = others.length === 0 ? nameOf(first?.assigneeKey) : '';
    const toYou = `assigned to you${former && `. It was with ${former}`}`;
    showToast({ status: 'success', message: `${nounOf(done)} ${isMine ? toYou : 'assigned to no one'}` });
  };
}
