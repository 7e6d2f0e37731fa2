import { AppError } from '@kowhai/domain/app-error';
import { formatFullName } from '@kowhai/domain/people/user';
import { transact } from '#database/commit.ts';
import { store, type Transaction } from '#database/store.ts';
import { getAccount } from '#firebase/auth.ts';
import { addAuditEntry } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { reauthenticate } from './check-password.ts';
import { scheduleAuthSync, trySyncAuthAccount } from './sync-auth-account.ts';

/** Orders stay, with their name. If the sign-in could not be removed, the sweep retries. */
export const closeAccount: Handler<'closeAccount'> = async ({ body, network, ...acting }) => {
  const { caller } = acting;
  const { email = '' } = await getAccount(caller.uid);
  await reauthenticate({ ...acting, email, currentPassword: body.currentPassword, network });
  const mailIds = await transact((transaction) => removeRecord(transaction, caller.uid));
  await Promise.all([trySyncAuthAccount(caller.uid), queueMails(mailIds)]);
  return { message: 'Your account is closed' };
};

async function removeRecord(transaction: Transaction, uid: string): Promise<string[]> {
  const user = (await transaction.get(store.users.doc(uid))).data();
  if (!user) return [];
  if (user.isAdmin) {
    // Read under a lock: of two admins who leave at once, the later one is refused.
    const admins = await transaction.get(store.users.where('isAdmin', '==', true).limit(2));
    if (admins.docs.every(({ id }) => id === uid)) throw lastAdmin();
  }
  transaction.delete(store.users.doc(uid));
  transaction.delete(store.recoveryCodes.doc(uid));
  const person = { _id: uid, name: formatFullName(user) || user.email };
  addAuditEntry(transaction, store.audit.doc(`closed_${uid}`), {
    at: new Date().toISOString(),
    by: person,
    record: { kind: 'user', ...person },
    action: 'delete',
    changes: [],
  });
  transaction.set(store.revoked.doc(uid), { _id: uid });
  scheduleAuthSync(transaction, uid);
  return [addMail(transaction, `account-closed_${uid}`, { kind: 'account-closed', user })];
}

function lastAdmin(): AppError {
  return new AppError('LAST_ADMIN', 'You’re the only admin. Make someone else an admin first.');
}
