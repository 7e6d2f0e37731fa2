/** Codes by mail, for a new password or a new address (decision 012): stored, counted, refused and expiring alike, also in timing. */
import { randomBytes, randomUUID } from 'node:crypto';
import { AppError, fieldError } from '@kowhai/domain/app-error';
import { resetCodeMinutes } from '@kowhai/domain/people/password-reset';
import { keptUntil } from '#database/collections.ts';
import { commit } from '#database/commit.ts';
import { type Batch, store } from '#database/store.ts';
import { deriveResetCode } from '#mail/delivery/mail-codes.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { keyedHash } from '#server/keyed-hash.ts';
import { judgeGuess } from './judge-guess.ts';

/** @param subject whose code it is, and for what; a new code of a subject voids the one before and allows no new guesses */
type Asked = { subject: string; email: string; kind: 'reset-code' | 'confirm-email' };

export async function sendCode({ subject, email, kind }: Asked): Promise<void> {
  const seed = randomBytes(32).toString('base64url');
  const codeExpiresAt = new Date(Date.now() + resetCodeMinutes * 60_000).toISOString();
  const expiresAt = keptUntil('mailedCodes');
  const codeHash = hashCode(subject, email, deriveResetCode(seed));
  const fields = { email: kind === 'confirm-email' ? email : store.deleteField(), codeHash, codeExpiresAt };
  const mailId = `${kind}_${randomUUID()}`;
  await commit(
    (batch) => {
      const asked = { ...fields, tries: 0, usedBy: store.deleteField(), expiresAt };
      const ref = store.mailedCodes.withConverter(null).doc(idOf(subject));
      batch.set(ref, store.toFields(asked), { merge: true });
      addMail(batch, mailId, { kind, email, seed, expiresAt: codeExpiresAt }, { expiresAt });
    },
    { onceBy: store.outbox.doc(mailId) },
  );
  await queueMails([mailId]);
}

type Guess = { subject: string; code: string; refusal: string };

/**
 * Counted before the response: of all parallel guesses five are checked.
 *
 * @param email the address to which the code went; by default the one that is stored with it
 * @param spend writes what belongs to a right guess
 * @returns how to give the code back where it led to nothing @throws AppError INVALID_CODE, RATE_LIMITED
 */
export async function redeemCode(
  { subject, code, refusal }: Guess,
  { email: known, spend }: { email?: string; spend?: (batch: Batch) => Promise<void> },
): Promise<{ email: string; giveBack: () => Promise<unknown> }> {
  const ref = store.mailedCodes.doc(idOf(subject));
  const guessId = randomUUID();
  const { verdict, email } = await commit(async (batch) => {
    const snapshot = await ref.get();
    const record = snapshot.data();
    const email = known ?? record?.email ?? '';
    // A try of this very guess may have been stored, and its response lost.
    if (record?.usedBy === guessId) return { verdict: { kind: 'right' as const }, email };
    const verdict = judgeGuess(record, hashCode(subject, email, code), Date.now());
    const isUnchanged = { lastUpdateTime: snapshot.updateTime };
    if (verdict.kind === 'wrong') batch.update(ref, store.toFields(verdict.count), isUnchanged);
    if (verdict.kind === 'right') {
      batch.update(ref, { usedBy: guessId }, isUnchanged);
      await spend?.(batch);
    }
    return { verdict, email };
  });
  if (verdict.kind === 'blocked') throw blocked(verdict.untilMs);
  if (verdict.kind !== 'right') throw fieldError('INVALID_CODE', 'otp', refusal);
  return { email, giveBack: () => ref.update({ usedBy: store.deleteField() }) };
}

const idOf = (subject: string) => keyedHash(`code-record:${subject}`);

/** Keyed, so that timing reveals nothing of the code. */
const hashCode = (subject: string, email: string, code: string) =>
  keyedHash(`code-guess:${subject}:${email}:${code}`);

function blocked(untilMs: number): AppError {
  return new AppError('RATE_LIMITED', 'Too many wrong codes for this address today. Try again tomorrow.', {
    retryAfterSeconds: (untilMs - Date.now()) / 1000,
  });
}
