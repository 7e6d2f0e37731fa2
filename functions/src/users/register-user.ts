import { AppError } from '@kowhai/domain/app-error';
import { formatFullName } from '@kowhai/domain/user';
import { createAccount, removeAccount } from '#firebase/auth.ts';
import { openStore } from '#firebase/store.ts';
import type { Handler } from '#functions/handler.ts';
import { takePlace } from '#functions/rate-limit.ts';
import { addMail, openOutbox, queueMails } from '#mail/outbox.ts';
import { isCommonPassword } from './common-passwords.ts';

const byNetwork = { name: 'registration', most: 20, windowMinutes: 60 };

/** Opens an account: the sign-in with Firebase, the record and the two mails with us. */
export const registerUser: Handler<'registerUser'> = async ({ body, network }) => {
  const { password, ...profile } = body;
  if (isCommonPassword(password)) throw commonPassword();
  await takePlace(byNetwork, network);

  const [{ db, users }, outbox] = await Promise.all([openStore(), openOutbox()]);
  const uid = await createAccount(profile.email, password, formatFullName(profile));
  const now = new Date().toISOString();
  const user = { ...profile, _id: uid, isAdmin: false, createdAt: now, updatedAt: now };
  const batch = db.batch().create(users.doc(uid), user);
  const mails = [
    addMail(batch, outbox, `welcome_${uid}`, { kind: 'welcome', user }),
    addMail(batch, outbox, `new-user_${uid}`, { kind: 'new-user', user }),
  ];
  // Without its record the account would only hold the address; should even this fail, the first login mends it.
  await batch.commit().catch(async (error: unknown) => {
    await removeAccount(uid).catch(() => {});
    throw error;
  });
  await queueMails(mails);
  return user;
};

function commonPassword(): AppError {
  const message = 'That password is one of the first that people guess. Please choose another.';
  return new AppError('VALIDATION', message, { fields: { password: message } });
}
