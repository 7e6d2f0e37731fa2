import { changeAccount, endSessions } from '#firebase/auth.ts';
import { refuseCommonPassword } from '#functions/users/common-passwords.ts';
import type { Handler } from '#http/handler.ts';
import { consumeRateLimits } from '#http/rate-limit.ts';
import { rateLimits } from '#http/rate-limits.ts';
import { queueMails } from '#mail/delivery/outbox.ts';
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
