import { formatFullName, type UserInfo } from '@kowhai/domain/people/user';

/** The label of the account menu: the person's name, or their email address where the profile has no name. */
export function accountName(user: UserInfo): string {
  return formatFullName(user) || user.email || 'Your account';
}
