import type { UserInfo } from '@kowhai/domain/people/user';
import { hasStatus, retry } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { userMailIds } from './user-mail-ids.ts';

/** Of several at once, one stores the record and all succeed. */
export async function createUser(user: UserInfo): Promise<void> {
  const { db, users, outbox } = await openStore();
  const { welcome, notice } = userMailIds(user._id);
  await retry(async () => {
    const batch = db.batch().create(users.doc(user._id), user);
    addMail(batch, outbox, welcome, { kind: 'welcome', user });
    addMail(batch, outbox, notice, { kind: 'new-user', user });
    await batch.commit();
  }).catch((error: unknown) => {
    if (!hasStatus(error, 'ALREADY_EXISTS')) throw error;
  });
  await queueMails([welcome, notice]);
}
