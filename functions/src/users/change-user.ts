import { listUserKeys } from '@kowhai/domain/desk/search-keys';
import type { UserInfo } from '@kowhai/domain/people/user';
import { isTransientOrConflict, retry } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import { unauthenticated } from '#http/identify.ts';
import { queueMails } from '#mail/delivery/outbox.ts';
import { addEmailChangeMails } from './email-change-mails.ts';

type Changes = Partial<Pick<UserInfo, 'firstName' | 'lastName' | 'phone' | 'address' | 'email'>>;

/** Where the email changes, both addresses are told in the same commit. */
export async function changeUser(uid: string, changes: Changes): Promise<UserInfo> {
  const { user, mailIds } = await retry(() => tryToChange(uid, changes), {
    isWorthRetrying: isTransientOrConflict,
  });
  await queueMails(mailIds);
  return user;
}

async function tryToChange(uid: string, changes: Changes) {
  const { db, users, toFields, outbox } = await openStore();
  const snapshot = await users.doc(uid).get();
  const record = snapshot.data();
  // The account was closed meanwhile.
  if (!record) throw unauthenticated();

  const updatedAt = new Date().toISOString();
  const user = { ...record, ...changes, updatedAt };
  const isMoved = user.email !== record.email;
  const batch = db.batch();
  batch.update(
    snapshot.ref,
    // Since when the account has this address decides which enquiries belong to it.
    toFields({
      ...changes,
      updatedAt,
      searchKeys: listUserKeys(user),
      ...(isMoved && { emailChangedAt: updatedAt }),
    }),
    { lastUpdateTime: snapshot.updateTime },
  );
  const mailIds = isMoved ? addEmailChangeMails(batch, outbox, user, record.email) : [];
  await batch.commit();
  return { user, mailIds };
}
