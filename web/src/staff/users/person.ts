import { formatFullName } from '@kowhai/domain/people/user';
import { useSession } from '#state/session.ts';

/** Only admins see this page, so the last admin is looking at their own account. */
export const ownAccountNote = 'This is your account. Only another admin can disable or delete it.';

export function useIsSelf(uid: string): boolean {
  return useSession(({ user }) => user?._id === uid);
}

/** The person's name, or the email address of an account that was created elsewhere and has no name yet. */
export function nameOf(user: { firstName: string; lastName: string; email: string }): string {
  return formatFullName(user) || user.email;
}
