import { formatFullName } from '@kowhai/domain/people/user';

/** The person's name, or the email address of an account that was created elsewhere and has no name yet. */
export function nameOf(user: { firstName: string; lastName: string; email: string }): string {
  return formatFullName(user) || user.email;
}
