import { randomUUID } from 'node:crypto';
import { AppError } from '@kowhai/domain/app-error';
import type { PasswordReset } from '@kowhai/domain/people/password-reset';
import { findAccountByEmail } from '#firebase/auth.ts';
import { isTransientOrConflict, retry } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import { addMail, withdrawMails } from '#mail/delivery/outbox.ts';
import { checkResetCode } from './check-reset-code.ts';
import { hashResetCode, resetCodeId } from './reset-code-record.ts';

export type RedeemedCode = {
  uid: string;
  mailIds: string[];
  /** Makes the code valid again, where the password could not be changed. */
  undo(): Promise<void>;
};

/**
 * A guess is counted, or the code marked as used, before it is answered, by a write that fails if anybody guessed
 * meanwhile: of any number in parallel, five are checked, and one can be right.
 * @throws AppError INVALID_CODE, or RATE_LIMITED after too many wrong guesses in a day
 */
export function redeemResetCode({ email, otp }: Pick<PasswordReset, 'email' | 'otp'>): Promise<RedeemedCode> {
  const guess = { id: randomUUID(), hash: hashResetCode(email, otp), email };
  return retry(() => tryToRedeem(guess), {
    isWorthRetrying: isTransientOrConflict,
  });
}

type Guess = { id: string; hash: string; email: string };

async function tryToRedeem(guess: Guess): Promise<RedeemedCode> {
  const { db, users, toFields, deleteField, resetCodes, outbox } = await openStore();
  const ref = resetCodes.doc(resetCodeId(guess.email));
  const snapshot = await ref.get();
  const record = snapshot.data();
  const isUnchanged = { lastUpdateTime: snapshot.updateTime };
  // An attempt of this very guess may have succeeded, with its answer lost.
  const isOurs = record?.usedBy === guess.id;
  const verdict = isOurs ? { kind: 'right' as const } : checkResetCode(record, guess.hash, Date.now());

  if (verdict.kind === 'blocked') throw blocked(verdict.untilMs);
  if (verdict.kind === 'void') throw invalidCode();
  if (verdict.kind === 'wrong') {
    await ref.update(toFields(verdict.count), isUnchanged);
    throw invalidCode();
  }

  const account = await findAccountByEmail(guess.email);
  if (account === null || account.disabled) throw invalidCode();
  const { firstName, lastName } = (await users.doc(account.uid).get()).data() ?? {
    firstName: '',
    lastName: '',
  };
  const mailId = `password-changed_${guess.id}`;
  const spent = {
    uid: account.uid,
    mailIds: [mailId],
    undo: async () => {
      await Promise.all([withdrawMails([mailId]), ref.update({ usedBy: deleteField() })]);
    },
  };
  if (isOurs) return spent;
  const batch = db.batch();
  batch.update(ref, { usedBy: guess.id }, isUnchanged);
  addMail(batch, outbox, mailId, {
    kind: 'password-changed',
    user: { firstName, lastName, email: guess.email },
    changedAt: new Date().toISOString(),
  });
  await batch.commit();
  return spent;
}

function invalidCode(): AppError {
  const message = 'That code is wrong or no longer works. Check it, or ask for a new one.';
  return new AppError('INVALID_CODE', message, { fields: { otp: message } });
}

function blocked(untilMs: number): AppError {
  return new AppError('RATE_LIMITED', 'Too many wrong codes for this address today. Try again tomorrow.', {
    retryAfterSeconds: (untilMs - Date.now()) / 1000,
  });
}
