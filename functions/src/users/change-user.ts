import { randomUUID } from 'node:crypto';
import { listFieldChanges } from '@kowhai/domain/field-changes';
import { isEmailProven, type UserInfo } from '@kowhai/domain/people/user';
import { listUserKeys } from '@kowhai/domain/search/search-keys';
import { commit } from '#database/commit.ts';
import { type Batch, store, type Writer } from '#database/store.ts';
import { addAuditEntry, toActor } from '#functions/audit/audit-trail.ts';
import { unauthenticated } from '#http/access.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';

type Changes = Partial<
  Pick<UserInfo, 'firstName' | 'lastName' | 'phone' | 'address' | 'email' | 'emailProvenAt'>
>;

/** A change of email notifies both addresses in the same transaction; without `emailProvenAt` it is unproven. */
export async function changeUser(uid: string, changes: Changes): Promise<UserInfo> {
  const { user, mailIds } = await commit((batch, at) => addChange(batch, at, uid, changes));
  await queueMails(mailIds);
  return user;
}

async function addChange(batch: Batch, updatedAt: string, uid: string, changes: Changes) {
  const snapshot = await store.users.doc(uid).get();
  const record = snapshot.data();
  if (!record) throw unauthenticated();

  const isMoved = changes.email !== undefined && changes.email !== record.email;
  const { emailProvenAt, ...kept } = record;
  const user = { ...(isMoved ? kept : record), ...changes, updatedAt, editedAt: updatedAt };
  batch.update(
    snapshot.ref,
    store.toFields({
      ...(isMoved && { emailProvenAt: store.deleteField() }),
      ...changes,
      updatedAt,
      editedAt: updatedAt,
      searchKeys: listUserKeys(user),
    }),
    { lastUpdateTime: snapshot.updateTime },
  );
  const names = listFieldChanges(namesOf(record), namesOf(user));
  if (names.length > 0) {
    const by = toActor({ uid, email: record.email, user: record });
    addAuditEntry(batch, store.audit.doc(randomUUID()), {
      at: updatedAt,
      by,
      record: { kind: 'user', _id: uid, name: by.name },
      action: 'update',
      changes: names,
    });
  }
  const mailIds = isMoved ? addEmailChangeMails(batch, user, record) : [];
  return { user, mailIds };
}

/** Under a new name, its owner could pass for another person in the trail. */
const namesOf = ({ firstName, lastName }: UserInfo) => ({ firstName, lastName });

export function addEmailChangeMails(writer: Writer, user: UserInfo, former: UserInfo): string[] {
  return (['former', 'new'] as const).map((recipient) =>
    addMail(writer, `email-changed_${user._id}_${Date.parse(user.updatedAt)}_${recipient}`, {
      kind: 'email-changed',
      user,
      formerEmail: former.email,
      recipient,
      isProven: isEmailProven(recipient === 'former' ? former : user),
    }),
  );
}
