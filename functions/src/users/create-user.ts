import type { UserInfo } from '@kowhai/domain/people/user';
import { openStore } from '#database/store.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { ignoring, retry } from '#server/retry.ts';

export function userMailIds(uid: string) {
  return { welcome: `welcome_${uid}`, 'new-user': `new-user_${uid}` };
}

/** Several calls may create one user at the same moment: one of them stores the record, and all succeed. */
export async function createUser(user: UserInfo): Promise<void> {
  const { db, users, outbox } = await openStore();
  const mailIds = userMailIds(user._id);
  await retry(async () => {
    const batch = db.batch().create(users.doc(user._id), user);
    addMail(batch, outbox, mailIds.welcome, { kind: 'welcome', user });
    addMail(batch, outbox, mailIds['new-user'], { kind: 'new-user', user });
    await batch.commit();
  }).catch(ignoring('ALREADY_EXISTS'));
  await queueMails(Object.values(mailIds));
}
