import { formatFullName, type UserInfo } from '@kowhai/domain/people/user';

/** What the account's menu is called: the person's name, or where the profile has none, their email. */
export function accountName(user: UserInfo): string {
  return formatFullName(user) || user.email || 'Your account';
}
