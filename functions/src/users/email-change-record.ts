/** Another email address that somebody gave, until they show with the mailed code that it is theirs. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { resetCodeMinutes } from '@kowhai/domain/password-reset';
import { timestamp } from '@kowhai/domain/text';
import * as z from 'zod/mini';
import { getApiSettings } from '#firebase/params.ts';
import { retry } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import { addMail, openOutbox, queueMails } from '#mail/outbox.ts';
import { deriveResetCode } from '#mail/reset-code.ts';

const emailChange = z.object({
  /** The account's uid: a newer change takes the place of an older one. */
  _id: z.string(),
  email: z.string(),
  codeHash: z.string(),
  tries: z.int(),
  expiresAt: timestamp,
});

const dayMs = 24 * 60 * 60 * 1000;

export async function openEmailChanges() {
  const { collection } = await openStore();
  return collection('emailChanges', emailChange);
}

/** Keyed, and of one account and address alone. */
export function hashEmailCode(uid: string, email: string, code: string): string {
  const { codePepper } = getApiSettings();
  return createHmac('sha256', codePepper).update(`email-guess:${uid}:${email}:${code}`).digest('base64url');
}

/** Stores the change and mails the code to the new address; the account stays as it is. */
export async function startEmailChange(uid: string, email: string): Promise<void> {
  const [{ db }, emailChanges, outbox] = await Promise.all([openStore(), openEmailChanges(), openOutbox()]);
  const seed = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + resetCodeMinutes * 60_000).toISOString();
  const codeHash = hashEmailCode(uid, email, deriveResetCode(seed));
  const mailId = `confirm-email_${randomUUID()}`;
  await retry(async () => {
    const batch = db.batch();
    batch.set(emailChanges.doc(uid), { _id: uid, email, codeHash, tries: 0, expiresAt });
    const job = { kind: 'confirm-email' as const, email, seed, expiresAt };
    addMail(batch, outbox, mailId, job, { retentionMs: dayMs });
    await batch.commit();
  });
  await queueMails([mailId]);
}
