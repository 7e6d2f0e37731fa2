import type { Access } from '@kowhai/domain/api/endpoint';
import { AppError } from '@kowhai/domain/app-error';
import { findTokenHolder } from '#firebase/auth.ts';
import { openStore } from '#firebase/store.ts';
import type { Caller } from './handler.ts';

/**
 * @returns null without a token, or with one that is not valid
 * @throws AppError BUSY where that could not be found out
 */
export async function identify(authorization: string | undefined): Promise<Caller | null> {
  const [, idToken] = /^bearer +(\S{1,8192})$/i.exec(authorization ?? '') ?? [];
  if (idToken === undefined) return null;
  const token = await findTokenHolder(idToken);
  if (token === null) return null;

  const { uid } = token;
  const signedInAt = token.auth_time * 1000;
  const { users, revoked } = await openStore();
  const [user, revocation] = await Promise.all([users.doc(uid).get(), revoked.doc(uid).get()]);
  const note = revocation.data();
  if (note && (note.at === undefined || signedInAt <= Date.parse(note.at))) return null;

  const record = user.data() ?? null;
  return {
    uid,
    email: token.email ?? '',
    isAdmin: token.isAdmin === true && record?.isAdmin === true,
    signedInAt,
    user: record,
  };
}

export function unauthenticated(): AppError {
  return new AppError('UNAUTHENTICATED', 'Please sign in to go on.');
}

/** @throws AppError UNAUTHENTICATED or FORBIDDEN */
export function requireAccess(access: Access, caller: Caller | null): void {
  if (access === 'public') return;
  if (caller === null) throw unauthenticated();
  if (access === 'admin' && !caller.isAdmin) throw new AppError('FORBIDDEN', 'Only staff can do that.');
}
