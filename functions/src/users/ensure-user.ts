import { AppError, wrongCredentials } from '@kowhai/domain/app-error';
import { firstName, lastName, type UserInfo } from '@kowhai/domain/people/user';
import { isEmail } from '@kowhai/domain/text-schema';
import * as z from 'zod/mini';
import { store } from '#database/store.ts';
import {
  confirmAccountEmail,
  findSecondFactor,
  getAccount,
  removeAccount,
  setAdminClaim,
} from '#firebase/auth.ts';
import type { Caller } from '#http/handler.ts';
import { changeUser } from './change-user.ts';
import { followPassword } from './follow-password.ts';
import { createUser } from './register-user.ts';
import { followSecondFactor, isNoted } from './second-factor.ts';

/** Repairs an incomplete account. @param caller absent for a password alone @throws AppError INVALID_CREDENTIALS, FORBIDDEN */
export async function ensureUser(uid: string, caller?: Caller): Promise<UserInfo> {
  const [account, snapshot] = await Promise.all([getAccount(uid), store.users.doc(uid).get()]);
  const record = snapshot.data();
  const email = account.email ?? '';

  if (!record) {
    await refuseClosed(uid);
    if (!isEmail(email)) throw withoutEmail();
    const now = new Date().toISOString();
    const blank = { phone: '', address: '', isAdmin: false, createdAt: now, updatedAt: now, editedAt: now };
    await createUser({ _id: uid, email, ...splitName(account.displayName ?? ''), ...blank });
    return ensureUser(uid, caller);
  }
  await followPassword(uid);
  const hasClaim = account.customClaims?.isAdmin === true;
  if (hasClaim !== record.isAdmin) await setAdminClaim(uid, record.isAdmin);
  // Firebase allows a second factor for verified addresses only; admins know each other.
  if (record.isAdmin && !account.emailVerified) await confirmAccountEmail(uid);
  const factor = findSecondFactor(account);
  const user = caller && !isNoted(snapshot, factor) ? await followSecondFactor(caller, factor) : record;
  // Removed at Google, past the shop: mails go on to the known one.
  return record.email === email || !isEmail(email) ? user : changeUser(uid, { email });
}

/** None of our mails would arrive, so no order could be confirmed. */
function withoutEmail(): AppError {
  return new AppError(
    'FORBIDDEN',
    'This account has no email address that we can write to. Please register.',
  );
}

/** A revocation without `at` marks a closed account that Firebase still has. */
async function refuseClosed(uid: string): Promise<void> {
  const revocation = (await store.revoked.doc(uid).get()).data();
  if (!revocation || revocation.at !== undefined) return;
  await removeAccount(uid);
  throw new AppError('INVALID_CREDENTIALS', wrongCredentials);
}

/** Invalid parts are left for the owner to enter. */
function splitName(displayName: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = displayName.trim().split(/\s+/);
  return { firstName: keepValid(firstName, first), lastName: keepValid(lastName, rest.join(' ')) };
}

function keepValid(schema: z.ZodMiniType<string>, text: string): string {
  const parsed = z.safeParse(schema, text);
  return parsed.success ? parsed.data : '';
}
