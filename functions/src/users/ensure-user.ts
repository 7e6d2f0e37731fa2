import { firstName, lastName, type UserInfo } from '@kowhai/domain/user';
import * as z from 'zod/mini';
import { getAccount, setAdminClaim } from '#firebase/auth.ts';
import { hasStatus } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';

/**
 * Gets the record of an account, brought in line with it: one that was made elsewhere gets a record, an email changed
 * there is changed here, and the admin claim follows the record's flag.
 *
 * @param uid an account that exists
 */
export async function ensureUser(uid: string): Promise<UserInfo> {
  const { users, toFields } = await openStore();
  const ref = users.doc(uid);
  const [account, snapshot] = await Promise.all([getAccount(uid), ref.get()]);
  const record = snapshot.data();
  const email = account.email ?? '';
  const updatedAt = new Date().toISOString();

  if (!record) {
    const blank = { phone: '', address: '', isAdmin: false, createdAt: updatedAt, updatedAt };
    // Of two first calls at once, one makes the record and both answer with it.
    await ref
      .create({ _id: uid, email, ...splitName(account.displayName ?? ''), ...blank })
      .catch((error: unknown) => {
        if (!hasStatus(error, 'ALREADY_EXISTS')) throw error;
      });
    return ensureUser(uid);
  }
  const hasClaim = account.customClaims?.isAdmin === true;
  if (hasClaim !== record.isAdmin) await setAdminClaim(uid, record.isAdmin);
  if (record.email === email) return record;
  await ref.update(toFields({ email, updatedAt }));
  return { ...record, email, updatedAt };
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
