import { randomBytes, randomUUID } from 'node:crypto';
import { resetCodeMinutes } from '@kowhai/domain/people/password-reset';
import { keptUntil } from '#database/collections.ts';
import { openStore } from '#database/store.ts';
import type { Handler } from '#http/handler.ts';
import { consumeRateLimits } from '#limits/rate-limit.ts';
import { rateLimits } from '#limits/rate-limits.ts';
import { deriveResetCode } from '#mail/delivery/mail-codes.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { ignoring, retry } from '#server/retry.ts';
import { hashResetCode, resetCodeId } from './check-reset-code.ts';

/** Invalidates earlier codes. The account is looked up only on delivery. */
export const sendResetToken: Handler<'sendResetToken'> = async ({ body: { email }, network }) => {
  await consumeRateLimits([rateLimits.resetMailByNetwork, network]);
  await consumeRateLimits([rateLimits.resetMailByAddress, email]);

  const seed = randomBytes(32).toString('base64url');
  const now = Date.now();
  const codeExpiresAt = new Date(now + resetCodeMinutes * 60_000).toISOString();
  const expiresAt = keptUntil('resetCodes', now);
  const mailId = `reset-code_${randomUUID()}`;
  const { db, toFields, deleteField, resetCodes, outbox } = await openStore();
  // A new code allows no new guesses.
  const fields = {
    codeHash: hashResetCode(email, deriveResetCode(seed)),
    codeExpiresAt,
    tries: 0,
    usedBy: deleteField(),
    expiresAt,
  };
  await retry(async () => {
    const batch = db.batch();
    batch.set(db.doc(resetCodes.doc(resetCodeId(email)).path), toFields(fields), { merge: true });
    const job = { kind: 'reset-code' as const, email, seed, expiresAt: codeExpiresAt };
    addMail(batch, outbox, mailId, job, { expiresAt });
    await batch.commit();
  }).catch(ignoring('ALREADY_EXISTS'));
  await queueMails([mailId]);
  return { message: 'If there’s an account with this address, a code is on its way.' };
};
