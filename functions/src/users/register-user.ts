import { randomUUID } from 'node:crypto';
import { formatFullName, type UserInfo } from '@kowhai/domain/people/user';
import { commit } from '#database/commit.ts';
import { type Batch, store } from '#database/store.ts';
import { createAccount, removeAccount } from '#firebase/auth.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { consumeRateLimits } from '#limits/rate-limit.ts';
import { rateLimits } from '#limits/rate-limits.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { refuseCommonPassword } from './common-passwords.ts';

export const registerUser: Handler<'registerUser'> = async ({ body, network }) => {
  const { password, ...profile } = body;
  await refuseCommonPassword(password, 'password');
  await consumeRateLimits([rateLimits.registrationByNetwork, network]);
  const opened = await consumeRateLimits([rateLimits.registrationByAddress, profile.email]);

  const uid = await createAccount(profile.email, password, formatFullName(profile)).catch(
    async (error: unknown) => {
      // Only created accounts count: a stranger's attempts must not block the address.
      await opened.refund();
      throw error;
    },
  );
  const now = new Date().toISOString();
  const moments = { createdAt: now, updatedAt: now, editedAt: now };
  const user = { ...profile, ...moments, _id: uid, isAdmin: false };
  // Without its record the account would only block the address; else the first login repairs it.
  await createUser(user).catch(async (error: unknown) => {
    await removeAccount(uid).catch(() => {});
    throw error;
  });
  return user;
};

export function userMailIds(uid: string) {
  return { welcome: `welcome_${uid}`, 'new-user': `new-user_${uid}` };
}

/** Of parallel calls one stores the record, and all succeed. */
export async function createUser(user: UserInfo): Promise<void> {
  const mailIds = userMailIds(user._id);
  const ref = store.users.doc(user._id);
  const fill = (batch: Batch) => {
    batch.create(ref, user);
    addMail(batch, mailIds.welcome, { kind: 'welcome', user });
    addMail(batch, mailIds['new-user'], { kind: 'new-user', user });
  };
  await commit(fill, { onceBy: ref });
  await queueMails(Object.values(mailIds));
}

/** Its password is random: the mail says how to choose one. */
export const addUser: Handler<'addUser'> = async ({ body, caller }) => {
  const uid = await createAccount(body.email, randomUUID(), formatFullName(body));
  const { welcome } = userMailIds(uid);
  const user = await commitWithAudit(caller, async (batch, at) => {
    const moments = { createdAt: at, updatedAt: at, editedAt: at };
    const added = { ...body, ...moments, _id: uid, isAdmin: false, isDisabled: false };
    batch.create(store.staffUsers.doc(uid), added);
    addMail(batch, welcome, { kind: 'welcome', user: added, isByStaff: true }, { isByStaff: true });
    const record = { kind: 'user' as const, _id: uid, name: formatFullName(added) };
    return { answer: added, details: { record, action: 'create', changes: [] } };
  }).catch(async (error: unknown) => {
    await removeAccount(uid).catch(() => {});
    throw error;
  });
  await queueMails([welcome]);
  return user;
};
