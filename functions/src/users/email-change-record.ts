/** Another email address that somebody gave, until they show with the mailed code that it is theirs. */
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { resetCodeMinutes } from '@kowhai/domain/people/password-reset';
import { keptUntil } from '#firebase/collections.ts';
import { getApiSettings } from '#firebase/params.ts';
import { retry } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { deriveResetCode } from '#mail/delivery/reset-code.ts';

/** Keyed, and of one account and address alone. */
export function hashEmailCode(uid: string, email: string, code: string): string {
  const { codePepper } = getApiSettings();
  return createHmac('sha256', codePepper).update(`email-guess:${uid}:${email}:${code}`).digest('base64url');
}

/** Stores the change and mails the code to the new address; the account stays as it is. */
export async function startEmailChange(uid: string, email: string): Promise<void> {
  const { db, emailChanges, outbox } = await openStore();
  const seed = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + resetCodeMinutes * 60_000).toISOString();
  const codeHash = hashEmailCode(uid, email, deriveResetCode(seed));
  const mailId = `confirm-email_${randomUUID()}`;
  await retry(async () => {
    const batch = db.batch();
    batch.set(emailChanges.doc(uid), { _id: uid, email, codeHash, tries: 0, expiresAt });
    const job = { kind: 'confirm-email' as const, email, seed, expiresAt };
    addMail(batch, outbox, mailId, job, { expiresAt: keptUntil('resetCodes') });
    await batch.commit();
  });
  await queueMails([mailId]);
}
