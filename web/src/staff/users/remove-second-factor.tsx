import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { useChange } from '#data/use-change.ts';
import { ConfirmedActionButton } from '#staff/shared/parts/confirmed-action.tsx';
import { nameOf, useIsSelf } from './person.ts';

/** For somebody who has lost their phone. One's own second factor is turned off on the security page. */
export function RemoveSecondFactor({ user }: { user: StaffUser }) {
  const isSelf = useIsSelf(user._id);
  const { mutateAsync: remove } = useChange('removeSecondFactor');
  if (!user.secondFactorAt || isSelf) return null;
  const effect = (
    <p>
      They’ll be signed out everywhere, and sign in with just their password until they turn it on again. Make
      sure it’s really them asking.
    </p>
  );
  return (
    <ConfirmedActionButton
      action={{
        question: `Remove ${nameOf(user)}’s second factor?`,
        confirmLabel: 'Remove second factor',
        effect,
        run: () => remove({ params: { id: user._id } }),
        doneMessage: 'Second factor removed',
      }}
    >
      Remove second factor
    </ConfirmedActionButton>
  );
}
