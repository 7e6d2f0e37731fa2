import type { ProfileChange, UserInfo } from '@kowhai/domain/people/user';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeProfile, confirmEmail } from './account.ts';
import type { Failure } from './failure.ts';
import { profileQuery } from './queries.ts';

/** Changes one's own profile and shows it at once. */
export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation<UserInfo, Failure, { change: ProfileChange; passwordAfter: string | null }>({
    mutationFn: ({ change, passwordAfter }) => changeProfile(change, passwordAfter),
    onSuccess: (user) => client.setQueryData(profileQuery(user._id).queryKey, user),
  });
}

/** Confirms another email with its code. */
export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation<UserInfo, Failure, { otp: string; password: string | null }>({
    mutationFn: ({ otp, password }) => confirmEmail(otp, password),
    onSuccess: (user) => client.setQueryData(profileQuery(user._id).queryKey, user),
  });
}
