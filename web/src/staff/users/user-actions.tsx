import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { formatFullName } from '@kowhai/domain/people/user';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { type ConfirmedAction, ConfirmedActionButton } from '#staff/shared/parts/confirmed-action.tsx';
import { writeCount } from '#staff/shared/parts/describe-count.ts';
import { withNotice } from '#staff/shared/parts/notices.ts';
import { useSession } from '#state/session.ts';

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

/** For colleagues who lost their phone. Staff turn off their own second factor on the security page. */
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

/** Only admins see this page, so the last admin is looking at their own account. */
export const ownAccountNote = 'This is your account. Only another admin can disable or delete it.';

export function useIsSelf(uid: string): boolean {
  return useSession(({ user }) => user?._id === uid);
}

/** The person's name, or the email address of an account that was created elsewhere and has no name yet. */
export function nameOf(user: { firstName: string; lastName: string; email: string }): string {
  return formatFullName(user) || user.email;
}
