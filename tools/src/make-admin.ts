/**
 * Makes somebody an admin, the first one or another: npm run make-admin -- <email> [--project <id>]
 *
 * Who has no account yet gets one without a password, and chooses it on the site by "Forgot your password?".
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { auditEntry } from '@kowhai/domain/audit';
import { listUserKeys } from '@kowhai/domain/search-keys';
import { email as emailSchema } from '@kowhai/domain/text';
import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { openShop } from '#tools/live/open-shop.ts';

/**
 * @returns a sentence that says what became of it
 * @throws CommandError for what is no address and for an account that is disabled
 */
export async function makeAdmin(app: App, address: string): Promise<string> {
  const parsed = emailSchema.safeParse(address);
  if (!parsed.success) throw new CommandError(`"${address}" is no email address.`);
  const email = parsed.data;
  const auth = getAuth(app);
  const known = await findAccount(app, email);
  if (known?.disabled) throw new CommandError(`${email} is disabled: another admin has to enable it first.`);
  const { uid } = known ?? (await auth.createUser({ email }));

  // The record first, as when staff do it: the claim follows it with the next sign-in, should this break off here.
  const wasAdmin = await markAsAdmin(app, uid, email);
  await auth.setCustomUserClaims(uid, { isAdmin: true });
  if (wasAdmin) return `${email} is an admin already.`;
  if (known) return `${email} is an admin from the next sign-in on.`;
  return `${email} is an admin, and chooses a password on the site by "Forgot your password?".`;
}

async function findAccount(app: App, email: string): Promise<UserRecord | null> {
  return getAuth(app)
    .getUserByEmail(email)
    .catch((error: { code?: string }) => {
      if (error.code === 'auth/user-not-found') return null;
      throw error;
    });
}

/** @returns whether it was one already */
async function markAsAdmin(app: App, uid: string, email: string): Promise<boolean> {
  const firestore = getFirestore(app);
  const ref = firestore.doc(`users/${uid}`);
  return firestore.runTransaction(async (transaction) => {
    const record = await transaction.get(ref);
    if (record.get('isAdmin') === true) return true;
    const now = Timestamp.now();
    const blank = { firstName: '', lastName: '', email, phone: '', address: '' };
    if (record.exists) transaction.update(ref, { isAdmin: true, updatedAt: now });
    else {
      const searchKeys = listUserKeys(blank);
      transaction.create(ref, { ...blank, searchKeys, isAdmin: true, createdAt: now, updatedAt: now });
    }
    const { _id, at, ...entry } = auditEntry.parse({
      _id: randomUUID(),
      at: now.toDate().toISOString(),
      by: { _id: 'make-admin', name: 'npm run make-admin' },
      item: { kind: 'user', _id: uid, name: email },
      action: 'update',
      changes: [{ field: 'isAdmin', from: false, to: true }],
    });
    transaction.create(firestore.doc(`audit/${_id}`), { ...entry, at: now, itemKey: `user:${uid}` });
    return false;
  });
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values, positionals } = parseArgs({
      options: { project: { type: 'string' } },
      allowPositionals: true,
    });
    const [address] = positionals;
    if (!address) throw new CommandError('Say whom: npm run make-admin -- <email> [--project <id>].');
    console.log(await makeAdmin(await openShop(values.project), address));
    return 0;
  });
}
