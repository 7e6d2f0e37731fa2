import { formatFullName } from '@kowhai/domain/people/user';

/** What somebody is called: an account that was made elsewhere has no name yet. */
export function nameOf(user: { firstName: string; lastName: string; email: string }): string {
  return formatFullName(user) || user.email;
}
