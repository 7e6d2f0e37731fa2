import { DocumentReference } from 'firebase-admin/firestore';
import { expect, it, onTestFinished, vi } from 'vitest';
import { db, uniqueId } from '#tests/support/shop/shop.ts';

it('a mail that the sweep changes while it is taken up is taken up all the same', async () => {
  const { deliverMail } = await import('#functions/mail/delivery/deliver-mail.ts');
  const mailId = uniqueId('changed');
  const mail = db.doc(`outbox/${mailId}`);
  const past = new Date(Date.now() - 1000);
  const later = new Date(Date.now() + 3_600_000);
  await mail.set({
    _id: mailId,
    job: { kind: 'reset-code', email: 'aroha@kowhai.example', seed: 'a seed', expiresAt: past },
    state: 'queued',
    attempts: 0,
    createdAt: past,
    dueAt: past,
    expiresAt: later,
  });
  const { update } = DocumentReference.prototype;
  const watched = vi.spyOn(DocumentReference.prototype, 'update').mockImplementationOnce(async function (
    this: DocumentReference,
    ...change: Parameters<typeof update>
  ) {
    await mail.set({ dueAt: later }, { merge: true });
    return update.apply(this, change);
  } as typeof update);
  onTestFinished(() => watched.mockRestore());
  await deliverMail(mailId);
  // Its code has expired: taken up, it is withdrawn.
  expect((await mail.get()).get('state')).toBe('withdrawn');
});
