import { Button } from '@chakra-ui/react';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { useState } from 'react';
import { useChange } from '#data/use-change.ts';
import { Alert } from '#staff/shared/records/alert.tsx';
import { showToast } from '#state/toasts.ts';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';
import { nameOf } from './name-of.ts';
import { useIsSelf } from './own-account.ts';

/** For somebody whose phone is lost. One's own is turned off where one's password is asked for. */
export function RemoveSecondFactor({ user }: { user: StaffUser }) {
  const [isAsking, setAsking] = useState(false);
  const isSelf = useIsSelf(user._id);
  const removal = useChange('removeSecondFactor');
  if (!user.secondFactorAt || isSelf) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Remove second factor
      </Button>
      <ConfirmDialog
        title={`Remove ${nameOf(user)}’s second factor?`}
        confirmLabel="Remove second factor"
        isOpen={isAsking}
        busy={removal.isPending}
        onConfirm={() =>
          removal.mutate(
            { params: { id: user._id } },
            {
              onSuccess: () => {
                setAsking(false);
                showToast({ status: 'success', message: 'Second factor removed' });
              },
            },
          )
        }
        onCancel={() => {
          setAsking(false);
          removal.reset();
        }}
      >
        <p>
          They’ll be signed out everywhere, and sign in with just their password until they turn it on again.
          Make sure it’s really them asking.
        </p>
        {removal.error && <Alert status="error">{removal.error.message}</Alert>}
      </ConfirmDialog>
    </>
  );
}
