import { randomBytes, randomUUID } from 'node:crypto';
import { AppError, fieldError } from '@kowhai/domain/app-error';
import { type PasswordReset, resetCodeMinutes } from '@kowhai/domain/people/password-reset';
import { keptUntil } from '#database/collections.ts';
import { store } from '#database/store.ts';
import { changeAccount, findAccountByEmail } from '#firebase/auth.ts';
import { refuseCommonPassword } from '#functions/users/common-passwords.ts';
import { noticePassword } from '#functions/users/notice-password.ts';
import { addEmailProof } from '#functions/users/prove-email.ts';
import { endSessions } from '#functions/users/revocation.ts';
import type { Handler } from '#http/handler.ts';
import { consumeRateLimits } from '#limits/rate-limit.ts';
import { rateLimits } from '#limits/rate-limits.ts';
import { deriveResetCode } from '#mail/delivery/mail-codes.ts';
import { addMail, queueMails, withdrawMails } from '#mail/delivery/outbox.ts';
import { ignoring, retry, retryOnConflict } from '#server/retry.ts';
import { checkResetCode, hashResetCode, resetCodeId } from './check-reset-code.ts';

export const resetPassword: Handler<'resetPassword'> = async ({ body, network }) => {
  await refuseCommonPassword(body.newPassword, 'newPassword');
  const guess = await consumeRateLimits([rateLimits.resetGuessByNetwork, network]);
  const { uid, mailId, undo } = await redeemResetCode(body);
  await changeAccount(uid, { password: body.newPassword }).catch(async (error: unknown) => {
    await undo().catch(() => {});
    throw error;
  });
  await noticePassword(uid, { isTold: true });
  await Promise.all([endSessions(uid, Date.now()), queueMails([mailId]), guess.refund()]);
  return { message: 'Your password has been changed. Sign in with the new one.' };
};

type RedeemedCode = {
  uid: string;
  mailId: string;
  undo(): Promise<void>;
};

/** Counted before the response: of all parallel guesses five are checked. @throws AppError INVALID_CODE */
function redeemResetCode({ email, otp }: Pick<PasswordReset, 'email' | 'otp'>): Promise<RedeemedCode> {
  const guess = { id: randomUUID(), hash: hashResetCode(email, otp), email };
  return retryOnConflict(() => tryToRedeem(guess));
}

type Guess = { id: string; hash: string; email: string };

async function tryToRedeem(guess: Guess): Promise<RedeemedCode> {
  const ref = store.resetCodes.doc(resetCodeId(guess.email));
  const snapshot = await ref.get();
  const record = snapshot.data();
  const isUnchanged = { lastUpdateTime: snapshot.updateTime };
  // An attempt of this very guess may have succeeded, with its response lost.
  const isOurs = record?.usedBy === guess.id;
  const verdict = isOurs ? { kind: 'right' as const } : checkResetCode(record, guess.hash, Date.now());

  if (verdict.kind === 'blocked') throw blocked(verdict.untilMs);
  if (verdict.kind === 'void') throw invalidCode();
  if (verdict.kind === 'wrong') {
    await ref.update(store.toFields(verdict.count), isUnchanged);
    throw invalidCode();
  }

  const account = await findAccountByEmail(guess.email);
  if (account === null || account.disabled) throw invalidCode();
  const holder = await store.users.doc(account.uid).get();
  const { firstName, lastName } = holder.data() ?? { firstName: '', lastName: '' };
  const mailId = `password-changed_${guess.id}`;
  const spent = {
    uid: account.uid,
    mailId,
    undo: async () => {
      await Promise.all([withdrawMails([mailId]), ref.update({ usedBy: store.deleteField() })]);
    },
  };
  if (isOurs) return spent;
  const batch = store.db.batch();
  batch.update(ref, { usedBy: guess.id }, isUnchanged);
  addEmailProof(batch, holder, guess.email);
  addMail(batch, mailId, {
    kind: 'password-changed',
    user: { firstName, lastName, email: guess.email },
    changedAt: new Date().toISOString(),
  });
  await batch.commit();
  return spent;
}

function invalidCode(): AppError {
  const message = 'That code is wrong or no longer works. Check it, or ask for a new one.';
  return fieldError('INVALID_CODE', 'otp', message);
}

function blocked(untilMs: number): AppError {
  return new AppError('RATE_LIMITED', 'Too many wrong codes for this address today. Try again tomorrow.', {
    retryAfterSeconds: (untilMs - Date.now()) / 1000,
  });
}

/** Invalidates earlier codes. The account is looked up only on delivery. */
export const sendResetToken: Handler<'sendResetToken'> = async ({ body: { email }, network }) => {
  await consumeRateLimits([rateLimits.resetMailByNetwork, network]);
  await consumeRateLimits([rateLimits.resetMailByAddress, email]);

  const seed = randomBytes(32).toString('base64url');
  const now = Date.now();
  const codeExpiresAt = new Date(now + resetCodeMinutes * 60_000).toISOString();
  const expiresAt = keptUntil('resetCodes', now);
  const mailId = `reset-code_${randomUUID()}`;
  // A new code allows no new guesses.
  const fields = {
    codeHash: hashResetCode(email, deriveResetCode(seed)),
    codeExpiresAt,
    tries: 0,
    usedBy: store.deleteField(),
    expiresAt,
  };
  await retry(async () => {
    const batch = store.db.batch();
    batch.set(store.db.doc(store.resetCodes.doc(resetCodeId(email)).path), store.toFields(fields), {
      merge: true,
    });
    const job = { kind: 'reset-code' as const, email, seed, expiresAt: codeExpiresAt };
    addMail(batch, mailId, job, { expiresAt });
    await batch.commit();
  }).catch(ignoring('ALREADY_EXISTS'));
  await queueMails([mailId]);
  return { message: 'If there’s an account with this address, a code is on its way.' };
};
