import { useSession } from '#state/session.ts';

/** Whoever looks here is an admin, so the last admin is always oneself. */
export const ownAccountNote = 'This is your account. Only another admin can disable or delete it.';

export function useIsSelf(uid: string): boolean {
  return useSession(({ user }) => user?._id === uid);
}
