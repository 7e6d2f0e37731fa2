import type { StaffUser } from '@kowhai/domain/staff-user';
import { useDeletion } from '#data/use-deletion.ts';
import { DeleteButton } from '#staff/records/delete-button.tsx';
import { showToast } from '#state/toasts.ts';
import { nameOf } from './name-of.ts';

type DeleteUserProps = { user: StaffUser; onDeleted: () => void };

export function DeleteUser({ user, onDeleted }: DeleteUserProps) {
  const deleteUser = useDeletion('deleteUser');
  return (
    <DeleteButton
      question="Do you want to delete this user?"
      confirmLabel="Delete user"
      name={nameOf(user)}
      effect={
        <p>
          {user.email}. The account is closed at once, on every device, and cannot be brought back. Orders
          stay, with the name that they were placed under.
        </p>
      }
      onDelete={() => deleteUser(user._id)}
      onDeleted={() => {
        showToast({ status: 'success', message: 'User was successfully deleted' });
        onDeleted();
      }}
    />
  );
}
