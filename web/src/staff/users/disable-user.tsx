import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { useChange } from '#data/use-change.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { ConfirmedActionButton } from '#staff/shared/parts/confirmed-action.tsx';
import { withNotice } from '#staff/shared/parts/notices.ts';
import { nameOf } from './person.ts';

export function DisableUser({ user, isSelf }: { user: StaffUser; isSelf: boolean }) {
  const { mutateAsync: disable } = useChange('disableUser');
  const enabling = useChange('enableUser');
  const call = { params: { id: user._id } };

  if (user.isDisabled) {
    const enable = () =>
      enabling.mutate(
        call,
        withNotice(() => `${nameOf(user)} can sign in again`),
      );
    return (
      <BusyButton variant="outline" busy={enabling.isPending} onClick={enable}>
        Enable sign-in
      </BusyButton>
    );
  }
  const effect = (
    <>
      <p>
        They’ll be signed out straight away and can’t sign in until you enable it again. Their orders stay as
        they are.
      </p>
      {user.isAdmin && (
        <p>They’ll also lose their admin rights. Enabling the account won’t bring those back.</p>
      )}
    </>
  );
  return (
    <ConfirmedActionButton
      disabled={isSelf}
      action={{
        question: `Disable ${nameOf(user)}’s account?`,
        confirmLabel: 'Disable sign-in',
        effect,
        run: () => disable(call),
        doneMessage: `${nameOf(user)} is disabled and signed out`,
      }}
    >
      Disable sign-in
    </ConfirmedActionButton>
  );
}
