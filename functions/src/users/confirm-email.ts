import { AppError } from '@kowhai/domain/app-error';
import { changeAccount, endSessions } from '#firebase/auth.ts';
import { isTransientOrConflict, retry } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import type { Handler } from '#http/handler.ts';
import { changeUser } from './change-user.ts';
import { hashEmailCode } from './email-change-record.ts';

const maxTries = 5;

/** From here on the new address counts, for sign-in and record. All sessions end, and both addresses are told. */
export const confirmEmail: Handler<'confirmEmail'> = async ({ body, caller }) => {
  const email = await retry(() => redeem(caller.uid, body.otp), {
    isWorthRetrying: isTransientOrConflict,
  });
  await changeAccount(caller.uid, { email });
  const user = await changeUser(caller.uid, { email });
  const { emailChanges } = await openStore();
  await Promise.all([emailChanges.doc(caller.uid).delete(), endSessions(caller.uid, Date.now())]);
  return user;
};

/** A guess is counted before it is compared, by a write that fails if anybody guessed meanwhile. */
async function redeem(uid: string, code: string): Promise<string> {
  const { toFields, emailChanges } = await openStore();
  const snapshot = await emailChanges.doc(uid).get();
  const change = snapshot.data();
  if (!change || change.tries >= maxTries || Date.parse(change.expiresAt) <= Date.now()) throw invalidCode();
  await snapshot.ref.update(toFields({ tries: change.tries + 1 }), { lastUpdateTime: snapshot.updateTime });
  // Keyed hashes: the comparison's time says nothing of the code.
  if (change.codeHash !== hashEmailCode(uid, change.email, code)) throw invalidCode();
  return change.email;
}

function invalidCode(): AppError {
  const message = 'That code is wrong or no longer works. Check it, or change your email address again.';
  return new AppError('INVALID_CODE', message, { fields: { otp: message } });
}
