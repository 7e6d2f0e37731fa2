import { changeAccount, endSessions } from '#firebase/auth.ts';
import { refuseCommonPassword } from '#functions/common-passwords.ts';
import type { Handler } from '#functions/handler.ts';
import { takePlace } from '#functions/rate-limit.ts';
import { queueMails } from '#mail/outbox.ts';
import { spendCode } from './spend-code.ts';

const perNetwork = { name: 'reset-guess-network', most: 50, windowMinutes: 15 };

/** Sets a new password with a code from a mail, ends every session and says so by mail. */
export const resetPassword: Handler<'resetPassword'> = async ({ body, network }) => {
  refuseCommonPassword(body.newPassword, 'newPassword');
  const place = await takePlace(perNetwork, network);
  const { uid, mailIds, giveBack } = await spendCode(body);
  await changeAccount(uid, { password: body.newPassword }).catch(async (error: unknown) => {
    await giveBack().catch(() => {});
    throw error;
  });
  await Promise.all([endSessions(uid, Date.now()), queueMails(mailIds), place.giveBack()]);
  return { message: 'Your password is changed. Sign in with the new one.' };
};
