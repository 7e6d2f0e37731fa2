/** A password can also change by Google's own `accounts:update`, soon after a sign-in: its owner is notified. */
import { fromStored } from '@kowhai/domain/timestamps';
import { commit } from '#database/commit.ts';
import { type Batch, store } from '#database/store.ts';
import { findPasswordSetAt } from '#firebase/auth.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { describeError, log } from '#server/log.ts';
import { addRevocation } from './revocation.ts';

/** Never fails: the next sign-in checks again. */
export async function followPassword(uid: string, options: { isTold?: boolean } = {}): Promise<void> {
  try {
    const setAt = await findPasswordSetAt(uid);
    if (setAt !== null) await queueMails(await commit((batch) => compare(batch, uid, setAt, options)));
  } catch (error) {
    log('WARNING', 'A change of password was not looked for', describeError(error));
  }
}

async function compare(
  batch: Batch,
  uid: string,
  setAt: string,
  { isTold = false }: { isTold?: boolean },
): Promise<string[]> {
  const snapshot = await store.users.doc(uid).get();
  const user = snapshot.data();
  const known = fromStored(snapshot.get('passwordSetAt'));
  if (!user || (typeof known === 'string' && known >= setAt)) return [];
  batch.update(snapshot.ref, store.toFields({ passwordSetAt: setAt }), {
    lastUpdateTime: snapshot.updateTime,
  });
  const mailIds: string[] = [];
  if (known !== undefined && !isTold) {
    const mailId = `password-changed_${uid}_${Date.parse(setAt)}`;
    mailIds.push(addMail(batch, mailId, { kind: 'password-changed', user, changedAt: setAt }));
    // Google has ended earlier sessions, but the database rules do not know.
    await addRevocation(batch, uid, new Date(Date.parse(setAt) - 1000).toISOString());
  }
  return mailIds;
}
