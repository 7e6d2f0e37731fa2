import { randomUUID } from 'node:crypto';
import { fieldError } from '@kowhai/domain/app-error';
import { store } from '#database/store.ts';
import { changeAccount, findAccountByEmail } from '#firebase/auth.ts';
import type { Handler } from '#http/handler.ts';
import { consumeRateLimits } from '#limits/rate-limit.ts';
import { rateLimits } from '#limits/rate-limits.ts';
import { addMail, queueMails, withdrawMails } from '#mail/delivery/outbox.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { followPassword } from './follow-password.ts';
import { redeemCode, sendCode } from './mailed-code.ts';
import { addEmailProvenAt } from './prove-email.ts';
import { endSessions } from './revocation.ts';

const refusal = 'That code is wrong or no longer works. Check it, or ask for a new one.';
const subjectOf = (email: string) => `password of ${email}`;

export const resetPassword: Handler<'resetPassword'> = async ({ body, network }) => {
  const { email, otp: code, newPassword: password } = body;
  await refuseCommonPassword(password, 'newPassword');
  const guess = await consumeRateLimits([rateLimits.resetGuessByNetwork, network]);
  const mailId = `password-changed_${randomUUID()}`;
  let uid = '';
  const { giveBack } = await redeemCode(
    { subject: subjectOf(email), code, refusal },
    {
      email,
      async spend(batch) {
        const account = await findAccountByEmail(email);
        if (account === null || account.disabled) throw fieldError('INVALID_CODE', 'otp', refusal);
        uid = account.uid;
        const holder = await store.users.doc(uid).get();
        const { firstName, lastName } = holder.data() ?? { firstName: '', lastName: '' };
        addEmailProvenAt(batch, holder, email);
        const user = { firstName, lastName, email };
        const changedAt = new Date().toISOString();
        addMail(batch, mailId, { kind: 'password-changed', user, changedAt });
      },
    },
  );
  await changeAccount(uid, { password }).catch(async (error: unknown) => {
    await Promise.all([withdrawMails([mailId]), giveBack()]).catch(() => {});
    throw error;
  });
  await followPassword(uid, { isTold: true });
  await Promise.all([endSessions(uid, Date.now()), queueMails([mailId]), guess.refund()]);
  return { message: 'Your password has been changed. Sign in with the new one.' };
};

/** The account is looked up only on delivery. */
export const sendResetToken: Handler<'sendResetToken'> = async ({ body: { email }, network }) => {
  await consumeRateLimits([rateLimits.resetMailByNetwork, network]);
  await consumeRateLimits([rateLimits.resetMailByAddress, email]);
  await sendCode({ subject: subjectOf(email), email, kind: 'reset-code' });
  return { message: 'If there’s an account with this address, a code is on its way.' };
};
