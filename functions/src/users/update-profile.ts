import { randomUUID } from 'node:crypto';
import type { UserInfo } from '@kowhai/domain/user';
import { changeAccount, endSessions, getAccount } from '#firebase/auth.ts';
import { retry } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import { refuseCommonPassword } from '#functions/common-passwords.ts';
import type { Handler } from '#functions/handler.ts';
import { consumeRateLimits } from '#functions/rate-limit.ts';
import { rateLimits } from '#functions/rate-limits.ts';
import { addMail, openOutbox, queueMails, withdrawMails } from '#mail/outbox.ts';
import { changeUser } from './change-user.ts';
import { ensureUser } from './ensure-user.ts';
import { requireOwner } from './require-owner.ts';

/**
 * Firebase's email and password change first, both or neither; the record follows, at the latest with the next sign-
 * in. A new email or password ends all sessions.
 */
export const updateProfile: Handler<'updateProfile'> = async ({ body, caller, network }) => {
  const { password, currentPassword, email, ...fields } = body;
  if (password !== undefined) await refuseCommonPassword(password, 'password');
  const user = caller.user ?? (await ensureUser(caller.uid));
  const account = await getAccount(caller.uid);
  const newEmail = email === account.email ? undefined : email;
  if (newEmail === undefined && password === undefined) {
    return changeUser(caller.uid, { ...fields, email: account.email ?? '' });
  }

  await requireOwner({ caller, email: account.email ?? '', currentPassword, network });
  if (newEmail !== undefined) {
    await consumeRateLimits(
      [rateLimits.emailChangeByAccount, caller.uid],
      [rateLimits.emailChangeByAddress, newEmail],
    );
  }
  const notices = password === undefined ? [] : [await addPasswordChangedMail(user)];
  await changeAccount(caller.uid, { email: newEmail, password }).catch(async (error: unknown) => {
    await withdrawMails(notices).catch(() => {});
    throw error;
  });
  const changed = await changeUser(caller.uid, { ...fields, email: newEmail ?? account.email ?? '' });
  await Promise.all([queueMails(notices), endSessions(caller.uid, Date.now())]);
  return changed;
};

/** Stored before the change: nobody's password changes without a mail about it. */
async function addPasswordChangedMail(user: UserInfo): Promise<string> {
  const [{ db }, outbox] = await Promise.all([openStore(), openOutbox()]);
  const mailId = `password-changed_${randomUUID()}`;
  await retry(async () => {
    const batch = db.batch();
    addMail(batch, outbox, mailId, { kind: 'password-changed', user, changedAt: new Date().toISOString() });
    await batch.commit();
  });
  return mailId;
}
