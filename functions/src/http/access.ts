/** Who may make which call. */
import { AppError } from '@kowhai/domain/app-error';
import type { Access } from '@kowhai/domain/pages';
import { isStaffSessionOver } from '@kowhai/domain/people/staff';
import type { SignedInUser, UserInfo } from '@kowhai/domain/people/user';
import { isSecondFactorRequired } from '#server/params.ts';
import type { Caller } from './handler.ts';

/** Once an account has a factor, every session needs it: an older one knows the password alone. */
export function needsSecondFactor(
  { isAdmin, secondFactorAt }: Pick<UserInfo, 'isAdmin' | 'secondFactorAt'>,
  hasSecondFactor: boolean,
): boolean {
  return isAdmin && !hasSecondFactor && (secondFactorAt !== undefined || isSecondFactorRequired());
}

export function toSignedInUser<User extends UserInfo>(
  user: User,
  hasSecondFactor: boolean,
): User & SignedInUser {
  return needsSecondFactor(user, hasSecondFactor) ? { ...user, needsSecondFactor: true } : user;
}

export function unauthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
}

export function requireAccess(access: Access, caller: Caller | null): void {
  if (access === 'public') return;
  if (caller === null) throw unauthenticated();
  if (access !== 'admin' || caller.isAdmin) return;
  if (caller.user && needsSecondFactor(caller.user, caller.hasSecondFactor)) {
    throw new AppError('SECOND_FACTOR', 'Staff need a second factor. Sign in again.');
  }
  if (caller.user?.isAdmin && isStaffSessionOver(caller.signedInAt, Date.now())) {
    throw new AppError('REAUTH', 'You signed in more than 12 hours ago. Enter your password to carry on.');
  }
  throw new AppError('FORBIDDEN', 'Only staff can do that.');
}
