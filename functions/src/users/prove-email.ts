import { AppError } from '@kowhai/domain/app-error';
import { isEmailProven, type UserInfo } from '@kowhai/domain/people/user';
import { commit } from '#database/commit.ts';
import { type Snapshot, store, type Updater } from '#database/store.ts';
import { unauthenticated } from '#http/access.ts';
import type { Handler } from '#http/handler.ts';
import { makeLinkCode } from '#mail/delivery/mail-codes.ts';
import { ensureUser } from './ensure-user.ts';

/** Needs both the session and a mail of ours: a stranger who registers the address never sees the link. */
export const proveEmail: Handler<'proveEmail'> = async ({ body, caller }) => {
  const { email } = caller.user ?? (await ensureUser(caller.uid));
  // A keyed hash, so that timing reveals nothing of it.
  if (body.linkCode !== makeLinkCode({ _id: caller.uid, email })) {
    throw new AppError(
      'INVALID_CODE',
      'That link is for another account, or for an email you’ve changed since.',
    );
  }
  return commit(async (batch) => {
    const snapshot = await store.users.doc(caller.uid).get();
    const user = snapshot.data();
    if (!user) throw unauthenticated();
    const emailProvenAt = addEmailProvenAt(batch, snapshot, email);
    return { ...user, ...(emailProvenAt && { emailProvenAt }) };
  });
};

/** Its code or link came back. @returns since when it is proven; undefined where nothing was added */
export function addEmailProvenAt(
  writer: Updater,
  snapshot: Snapshot<UserInfo>,
  email: string,
): string | undefined {
  const user = snapshot.data();
  if (user?.email !== email || isEmailProven(user)) return undefined;
  const emailProvenAt = new Date().toISOString();
  writer.update(snapshot.ref, store.toFields({ emailProvenAt }), { lastUpdateTime: snapshot.updateTime });
  return emailProvenAt;
}
