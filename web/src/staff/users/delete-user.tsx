import type { StaffUser } from '@kowhai/domain/staff-user';
import { useQuery } from '@tanstack/react-query';
import { orderCountQuery } from '#data/staff-queries.ts';
import { useDeletion } from '#data/use-deletion.ts';
import { writeCount } from '#staff/lists/describe-count.ts';
import { DeleteDialog } from '#staff/records/delete-button.tsx';
import { showToast } from '#state/toasts.ts';
import { nameOf } from './name-of.ts';

type DeleteUserProps = { user: StaffUser; isOpen: boolean; onClose: () => void; onDeleted?: () => void };

export function DeleteUser({ user, onDeleted, ...dialog }: DeleteUserProps) {
  const deleteUser = useDeletion('deleteUser');
  return (
    <DeleteDialog
      {...dialog}
      question="Do you want to delete this user?"
      confirmLabel="Delete user"
      name={nameOf(user)}
      effect={<Effect user={user} />}
      onDelete={() => deleteUser(user._id)}
      onDeleted={() => {
        showToast({ status: 'success', message: 'User was successfully deleted' });
        onDeleted?.();
      }}
    />
  );
}

function Effect({ user: { _id, email } }: { user: StaffUser }) {
  const { data } = useQuery(orderCountQuery({ user: _id }));
  return (
    <p>
      {email}. The account is closed at once, on every device, and cannot be brought back.{' '}
      {describeOrders(data?.count)}
    </p>
  );
}

function describeOrders(count: number | null | undefined): string {
  if (count === 0) return 'There are no orders of theirs.';
  if (count === 1) return 'Their one order stays, with the name that it was placed under.';
  const which = count ? `Their ${writeCount(count)} orders` : 'Orders';
  return `${which} stay, with the name that they were placed under.`;
}
