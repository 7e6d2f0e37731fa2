import { Button } from '@chakra-ui/react';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { useState } from 'react';
import { useChange } from '#data/use-change.ts';
import { BusyButton } from '#staff/shared/layout/busy-button.tsx';
import { Alert } from '#staff/shared/records/alert.tsx';
import { showToast } from '#state/toasts.ts';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';
import { nameOf } from './name-of.ts';

/** Keeps somebody from signing in, or lets them in again. */
export function DisableUser({ user, isSelf }: { user: StaffUser; isSelf: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const disabling = useChange('disableUser');
  const enabling = useChange('enableUser');
  const told = {
    onSuccess: () => {
      setAsking(false);
      showToast({ status: 'success', message: 'User successfully updated' });
    },
    onError: ({ message }: { message: string }) => showToast({ status: 'danger', message }),
  };
  const call = { params: { id: user._id } };

  if (user.isDisabled) {
    return (
      <BusyButton variant="outline" busy={enabling.isPending} onClick={() => enabling.mutate(call, told)}>
        Enable sign-in
      </BusyButton>
    );
  }
  return (
    <>
      <Button variant="outline" disabled={isSelf} onClick={() => setAsking(true)}>
        Disable sign-in
      </Button>
      <ConfirmDialog
        title={`Disable ${nameOf(user)}’s account?`}
        confirmLabel="Disable sign-in"
        isOpen={isAsking}
        busy={disabling.isPending}
        onConfirm={() => disabling.mutate(call, told)}
        onCancel={() => {
          setAsking(false);
          disabling.reset();
        }}
      >
        <p>
          They’ll be signed out straight away and can’t sign in until you enable it again. Their orders stay
          as they are.
        </p>
        {user.isAdmin && (
          <p>They’ll also lose their admin rights. Enabling the account won’t bring those back.</p>
        )}
        {disabling.error && <Alert status="error">{disabling.error.message}</Alert>}
      </ConfirmDialog>
    </>
  );
}
