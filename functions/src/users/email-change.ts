import { changeAccount } from '#firebase/auth.ts';
import type { Handler } from '#http/handler.ts';
import { changeUser } from './change-user.ts';
import { redeemCode, sendCode } from './mailed-code.ts';
import { endSessions } from './revocation.ts';

const refusal = 'That code is wrong or no longer works. Check it, or change your email address again.';
const subjectOf = (uid: string) => `address of ${uid}`;

export function startEmailChange(uid: string, email: string): Promise<void> {
  return sendCode({ subject: subjectOf(uid), email, kind: 'confirm-email' });
}

/** The new address counts from now on. All sessions end, and both addresses are notified. */
export const confirmEmail: Handler<'confirmEmail'> = async ({ body, caller }) => {
  const guess = { subject: subjectOf(caller.uid), code: body.otp, refusal };
  const { email, giveBack } = await redeemCode(guess, {});
  await changeAccount(caller.uid, { email }).catch(async (error: unknown) => {
    await giveBack().catch(() => {});
    throw error;
  });
  const user = await changeUser(caller.uid, { email, emailProvenAt: new Date().toISOString() });
  await endSessions(caller.uid, Date.now());
  return user;
};
