import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import type { ConfirmedAction } from '#staff/shared/parts/confirmed-action.tsx';
import { writeCount } from '#staff/shared/parts/describe-count.ts';
import { nameOf } from './person.ts';

export function useUserDeletion(user: StaffUser): ConfirmedAction {
  const { mutateAsync: remove } = useChange('deleteUser');
  return {
    question: 'Do you want to delete this user?',
    confirmLabel: 'Delete user',
    name: nameOf(user),
    effect: <Effect user={user} />,
    run: () => remove({ params: { id: user._id } }),
    doneMessage: 'User was successfully deleted',
  };
}

function Effect({ user: { _id, email } }: { user: StaffUser }) {
  const { data } = useQuery(apiQuery('countOrders', { query: { user: _id } }));
  return (
    <p>
      {email}. Their account closes straight away on every device, and you can’t bring it back.{' '}
      {describeOrders(data?.count)}
    </p>
  );
}

function describeOrders(count: number | null | undefined): string {
  if (count === 0) return 'They have no orders.';
  if (count === 1) return 'Their order stays, under the name it was placed with.';
  const which = count ? `Their ${writeCount(count)} orders` : 'Orders';
  return `${which} stay, under the name they were placed with.`;
}
