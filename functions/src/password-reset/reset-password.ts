import { changeAccount, endSessions } from '#firebase/auth.ts';
import { refuseCommonPassword } from '#functions/common-passwords.ts';
import type { Handler } from '#functions/handler.ts';
import { consumeRateLimits } from '#functions/rate-limit.ts';
import { rateLimits } from '#functions/rate-limits.ts';
import { queueMails } from '#mail/outbox.ts';
import { redeemResetCode } from './redeem-reset-code.ts';

export const resetPassword: Handler<'resetPassword'> = async ({ body, network }) => {
  await refuseCommonPassword(body.newPassword, 'newPassword');
  const guess = await consumeRateLimits([rateLimits.resetGuessByNetwork, network]);
  const { uid, mailIds, undo } = await redeemResetCode(body);
  await changeAccount(uid, { password: body.newPassword }).catch(async (error: unknown) => {
    await undo().catch(() => {});
    throw error;
  });
  await Promise.all([endSessions(uid, Date.now()), queueMails(mailIds), guess.refund()]);
  return { message: 'Your password has been changed. Sign in with the new one.' };
};
