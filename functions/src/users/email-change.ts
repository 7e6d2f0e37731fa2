import { randomBytes, randomUUID } from 'node:crypto';
import { type AppError, fieldError } from '@kowhai/domain/app-error';
import { maxCodeGuesses, resetCodeMinutes } from '@kowhai/domain/people/password-reset';
import { keptUntil } from '#database/collections.ts';
import { store } from '#database/store.ts';
import { changeAccount } from '#firebase/auth.ts';
import type { Handler } from '#http/handler.ts';
import { deriveResetCode } from '#mail/delivery/mail-codes.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { keyedHash } from '#server/keyed-hash.ts';
import { ignoring, retry, retryOnConflict } from '#server/retry.ts';
import { changeUser } from './change-user.ts';
import { endSessions } from './revocation.ts';

export async function startEmailChange(uid: string, email: string): Promise<void> {
  const seed = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + resetCodeMinutes * 60_000).toISOString();
  const codeHash = hashEmailCode(uid, email, deriveResetCode(seed));
  const mailId = `confirm-email_${randomUUID()}`;
  await retry(async () => {
    const batch = store.db.batch();
    batch.set(store.emailChanges.doc(uid), { _id: uid, email, codeHash, tries: 0, expiresAt });
    const job = { kind: 'confirm-email' as const, email, seed, expiresAt };
    addMail(batch, mailId, job, { expiresAt: keptUntil('resetCodes') });
    await batch.commit();
  }).catch(ignoring('ALREADY_EXISTS'));
  await queueMails([mailId]);
}

/** The new address counts from now on. All sessions end, and both addresses are notified. */
export const confirmEmail: Handler<'confirmEmail'> = async ({ body, caller }) => {
  const email = await retryOnConflict(() => redeem(caller.uid, body.otp));
  await changeAccount(caller.uid, { email });
  const user = await changeUser(caller.uid, { email, emailProvenAt: new Date().toISOString() });
  await Promise.all([store.emailChanges.doc(caller.uid).delete(), endSessions(caller.uid, Date.now())]);
  return user;
};

/** A guess is counted before it is compared, with a precondition against parallel guesses. */
async function redeem(uid: string, code: string): Promise<string> {
  const snapshot = await store.emailChanges.doc(uid).get();
  const change = snapshot.data();
  if (!change || change.tries >= maxCodeGuesses || Date.parse(change.expiresAt) <= Date.now())
    throw invalidCode();
  await snapshot.ref.update(store.toFields({ tries: change.tries + 1 }), {
    lastUpdateTime: snapshot.updateTime,
  });
  // Keyed hashes, so that timing reveals nothing of the code.
  if (change.codeHash !== hashEmailCode(uid, change.email, code)) throw invalidCode();
  return change.email;
}

function hashEmailCode(uid: string, email: string, code: string): string {
  return keyedHash(`email-guess:${uid}:${email}:${code}`);
}

function invalidCode(): AppError {
  const message = 'That code is wrong or no longer works. Check it, or change your email address again.';
  return fieldError('INVALID_CODE', 'otp', message);
}
