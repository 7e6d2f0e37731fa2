import { AppError } from '@kowhai/domain/app-error';
import { removeAccount, tokenLifeMs } from '#firebase/auth.ts';
import { retry } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import { addMail, openOutbox, queueMails } from '#mail/outbox.ts';

/**
 * Removes a user: the record, the sessions and the sign-in. Orders stay, with the name that they were placed under.
 * Where the sign-in could not be removed, the next try to use it removes it.
 *
 * @throws AppError LAST_ADMIN where nobody would be left to look after the shop
 */
export async function removeUser(uid: string): Promise<void> {
  const { revoked, toFields } = await openStore();
  const mailIds = await retry(() => removeRecord(uid));
  await removeAccount(uid);
  const expiresAt = new Date(Date.now() + 2 * tokenLifeMs).toISOString();
  await Promise.all([revoked.doc(uid).update(toFields({ expiresAt })), queueMails(mailIds)]);
}

async function removeRecord(uid: string): Promise<string[]> {
  const [{ db, users, revoked }, outbox] = await Promise.all([openStore(), openOutbox()]);
  return db.runTransaction(async (transaction) => {
    const user = (await transaction.get(users.doc(uid))).data();
    if (!user) return [];
    if (user.isAdmin) {
      // Read under a lock: of two who go at once, the later one finds nobody else.
      const admins = await transaction.get(users.where('isAdmin', '==', true).limit(2));
      if (admins.docs.every(({ id }) => id === uid)) throw lastAdmin();
    }
    transaction.delete(users.doc(uid));
    // Without a moment the note refuses every token, and stands until the sign-in is gone as well.
    transaction.set(revoked.doc(uid), { _id: uid });
    return [addMail(transaction, outbox, `account-closed_${uid}`, { kind: 'account-closed', user })];
  });
}

function lastAdmin(): AppError {
  return new AppError(
    'LAST_ADMIN',
    'You are the only one who looks after the shop. Make somebody else an admin first.',
  );
}
