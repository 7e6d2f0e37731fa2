import { randomUUID } from 'node:crypto';
import { isRecentSignIn, type UserInfo } from '@kowhai/domain/people/user';
import { commit } from '#database/commit.ts';
import { store } from '#database/store.ts';
import { changeAccount, findAccountByEmail, getAccount, userExists } from '#firebase/auth.ts';
import type { Handler } from '#http/handler.ts';
import { consumeRateLimits } from '#limits/rate-limit.ts';
import { rateLimits } from '#limits/rate-limits.ts';
import { addMail, queueMails, withdrawMails } from '#mail/delivery/outbox.ts';
import { changeUser } from './change-user.ts';
import { reauthenticate } from './check-password.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { startEmailChange } from './email-change.ts';
import { ensureUser } from './ensure-user.ts';
import { followPassword } from './follow-password.ts';
import { endSessions } from './revocation.ts';

/** A new password counts at once and ends all sessions; a new email counts once its mailed code is confirmed. */
export const updateProfile: Handler<'updateProfile'> = async ({ body, network, ...acting }) => {
  const { caller } = acting;
  const { password, currentPassword, email, ...fields } = body;
  if (password !== undefined) await refuseCommonPassword(password, 'password');
  const user = caller.user ?? (await ensureUser(caller.uid));
  const { email: knownEmail = user.email } = await getAccount(caller.uid);
  const newEmail = email === knownEmail ? undefined : email;
  if (newEmail === undefined && password === undefined) {
    return changeUser(caller.uid, { ...fields, email: knownEmail });
  }

  // With a new session Google's own call changes a customer's, too, so asking would only break other clients.
  if (user.isAdmin || currentPassword !== undefined || !isRecentSignIn(caller.signedInAt, Date.now()))
    await reauthenticate({ ...acting, email: knownEmail, currentPassword, network });
  if (newEmail !== undefined) {
    await consumeRateLimits(
      [rateLimits.emailChangeByAccount, caller.uid],
      [rateLimits.emailChangeByAddress, newEmail],
    );
    if ((await findAccountByEmail(newEmail)) !== null) throw userExists();
  }
  if (password !== undefined) {
    await consumeRateLimits(
      [rateLimits.passwordChangeByAddress, knownEmail],
      [rateLimits.passwordChangeByNetwork, network],
    );
    await changePassword(user, password);
  }
  if (newEmail !== undefined) await startEmailChange(caller.uid, newEmail);
  return changeUser(caller.uid, { ...fields, email: knownEmail });
};

async function changePassword(user: UserInfo, password: string): Promise<void> {
  const mailIds = [await addPasswordChangedMail(user)];
  await changeAccount(user._id, { password }).catch(async (error: unknown) => {
    await withdrawMails(mailIds).catch(() => {});
    throw error;
  });
  await followPassword(user._id, { isTold: true });
  await Promise.all([queueMails(mailIds), endSessions(user._id, Date.now())]);
}

/** Before the change, so that no password changes without a mail about it. */
async function addPasswordChangedMail(user: UserInfo): Promise<string> {
  const mailId = `password-changed_${randomUUID()}`;
  await commit((batch, changedAt) => addMail(batch, mailId, { kind: 'password-changed', user, changedAt }), {
    onceBy: store.outbox.doc(mailId),
  });
  return mailId;
}
