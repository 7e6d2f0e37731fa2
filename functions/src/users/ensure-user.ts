import { AppError } from '@kowhai/domain/app-error';
import { firstName, lastName, type UserInfo } from '@kowhai/domain/user';
import * as z from 'zod/mini';
import { getAccount, removeAccount, setAdminClaim } from '#firebase/auth.ts';
import { openStore } from '#firebase/store.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';

/**
 * Gets the record of an account, brought in line with it, so that whatever was left half done is mended at the next
 * sign-in: an account without a record gets one, an email changed with Firebase is changed here, the admin claim
 * follows the record's flag, and of an account that was closed the rest is removed.
 *
 * @param uid an account that exists
 * @throws AppError INVALID_CREDENTIALS where the account was closed
 */
export async function ensureUser(uid: string): Promise<UserInfo> {
  const { users } = await openStore();
  const [account, snapshot] = await Promise.all([getAccount(uid), users.doc(uid).get()]);
  const record = snapshot.data();
  const email = account.email ?? '';

  if (!record) {
    await refuseClosed(uid);
    const now = new Date().toISOString();
    const blank = { phone: '', address: '', isAdmin: false, createdAt: now, updatedAt: now };
    await createUser({ _id: uid, email, ...splitName(account.displayName ?? ''), ...blank });
    return ensureUser(uid);
  }
  const hasClaim = account.customClaims?.isAdmin === true;
  if (hasClaim !== record.isAdmin) await setAdminClaim(uid, record.isAdmin);
  return record.email === email ? record : changeUser(uid, { email });
}

/** A note of revocation without a moment stands for good: the account was closed, and only Firebase did not hear. */
async function refuseClosed(uid: string): Promise<void> {
  const { revoked } = await openStore();
  const note = (await revoked.doc(uid).get()).data();
  if (!note || note.at !== undefined) return;
  await removeAccount(uid);
  throw new AppError('INVALID_CREDENTIALS', 'Invalid email or password');
}

/** Takes a name apart that was given elsewhere; what a registration would not take is left to be asked for. */
function splitName(displayName: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = displayName.trim().split(/\s+/);
  return { firstName: keepValid(firstName, first), lastName: keepValid(lastName, rest.join(' ')) };
}

function keepValid(schema: z.ZodMiniType<string>, text: string): string {
  const parsed = z.safeParse(schema, text);
  return parsed.success ? parsed.data : '';
}
