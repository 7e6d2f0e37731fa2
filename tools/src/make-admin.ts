/** npm run make-admin -- <email> [--project <id>] [--remove-second-factor]; a new owner uses "Forgot password?". */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { AuditEntry } from '@kowhai/domain/audit/audit';
import { email as emailSchema } from '@kowhai/domain/text-schema';
import { collections, keptUntil, toDocument } from '@kowhai/functions/database/collections';
import type { App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { findAccount } from '#tools/auth/find-account.ts';
import { runCommand } from '#tools/command/command.ts';
import { CommandError } from '#tools/command/command-error.ts';
import { openShop } from '#tools/go-live/open-live.ts';

export async function makeAdmin(app: App, address: string): Promise<string> {
  const email = readEmail(address);
  const auth = getAuth(app);
  const known = await findAccount(auth.getUserByEmail(email));
  if (known?.disabled)
    throw new CommandError(`${email} is disabled. Another admin needs to enable it first.`);
  const { uid } = known ?? (await auth.createUser({ email }));

  // The record first, as when staff do it: after an interruption, the next sign-in sets the claim.
  const wasAdmin = await markAsAdmin(app, uid, email);
  await auth.setCustomUserClaims(uid, { isAdmin: true });
  if (wasAdmin) return `${email} is already an admin.`;
  if (known) return `${email} will be an admin from the next sign-in.`;
  return `${email} is an admin. They can choose a password on the site with "Forgot password?".`;
}

function readEmail(address: string): string {
  const parsed = emailSchema.safeParse(address);
  if (!parsed.success) throw new CommandError(`"${address}" isn’t an email address.`);
  return parsed.data;
}

async function markAsAdmin(app: App, uid: string, email: string): Promise<boolean> {
  const firestore = getFirestore(app);
  const ref = firestore.doc(`users/${uid}`);
  return firestore.runTransaction(async (transaction) => {
    const record = await transaction.get(ref);
    if (record.get('isAdmin') === true) return true;
    const now = new Date().toISOString();
    const blank = { _id: uid, firstName: '', lastName: '', email, phone: '', address: '' };
    const admin = { ...blank, isAdmin: true, createdAt: now, updatedAt: now, editedAt: now };
    const edited = Timestamp.fromDate(new Date(now));
    if (record.exists) transaction.update(ref, { isAdmin: true, updatedAt: edited, editedAt: edited });
    else transaction.create(ref, toDocument(collections.users, admin, Timestamp));
    addEntry(app, transaction, {
      record: { kind: 'user', _id: uid, name: email },
      action: 'update',
      changes: [{ field: 'isAdmin', from: false, to: true }],
    });
    return false;
  });
}

function addEntry(
  app: App,
  transaction: Transaction,
  details: Pick<AuditEntry, 'record' | 'action' | 'changes'>,
): void {
  const by = { _id: 'make-admin', name: 'npm run make-admin' };
  const entry = { _id: randomUUID(), at: new Date().toISOString(), by, ...details };
  const ref = getFirestore(app).doc(`audit/${entry._id}`);
  transaction.create(ref, toDocument(collections.audit, entry, Timestamp));
}

/** Also ends all sessions. @returns a sentence @throws CommandError for an unknown address */
export async function removeSecondFactor(app: App, address: string): Promise<string> {
  const email = readEmail(address);
  const account = await findAccount(getAuth(app).getUserByEmail(email));
  if (!account) throw new CommandError(`No account has the address "${email}".`);
  const { uid } = account;
  const firestore = getFirestore(app);
  // Record and audit entry first, as when staff do it.
  await firestore.runTransaction(async (transaction) => {
    const ref = firestore.doc(`users/${uid}`);
    if (!(await transaction.get(ref)).exists) return;
    const none = FieldValue.delete();
    transaction.update(ref, { secondFactorAt: none, secondFactorId: none, updatedAt: Timestamp.now() });
    const note = { _id: uid, at: new Date().toISOString(), expiresAt: keptUntil('revoked') };
    transaction.set(firestore.doc(`revoked/${uid}`), toDocument(collections.revoked, note, Timestamp));
    const record = { kind: 'user', _id: uid, name: email } as const;
    addEntry(app, transaction, { record, action: 'remove second factor', changes: [] });
  });
  await getAuth(app).updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await getAuth(app).revokeRefreshTokens(uid);
  return `${email} now signs in with just a password, and should turn on a new second factor.`;
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values, positionals } = parseArgs({
      options: { project: { type: 'string' }, 'remove-second-factor': { type: 'boolean' } },
      allowPositionals: true,
    });
    const [address] = positionals;
    if (!address) throw new CommandError('Say who: npm run make-admin -- <email> [--project <id>].');
    const act = values['remove-second-factor'] ? removeSecondFactor : makeAdmin;
    console.log(await act(await openShop(values.project), address));
    return 0;
  });
}
