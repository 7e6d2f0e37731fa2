import { randomUUID } from 'node:crypto';
import { formatFullName } from '@kowhai/domain/people/user';
import { openStore } from '#database/store.ts';
import { createAccount, removeAccount } from '#firebase/auth.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import { userMailIds } from '#functions/users/register-user.ts';
import type { Handler } from '#http/handler.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';

/** Its password is random: the mail says how to choose one. */
export const addUser: Handler<'addUser'> = async ({ body, caller }) => {
  const uid = await createAccount(body.email, randomUUID(), formatFullName(body));
  const { welcome } = userMailIds(uid);
  const user = await commitWithAudit(caller, async (batch, at) => {
    const { staffUsers, outbox } = await openStore();
    const added = { ...body, _id: uid, isAdmin: false, isDisabled: false, createdAt: at, updatedAt: at };
    batch.create(staffUsers.doc(uid), added);
    addMail(batch, outbox, welcome, { kind: 'welcome', user: added, isByStaff: true }, { isByStaff: true });
    const item = { kind: 'user' as const, _id: uid, name: formatFullName(added) };
    return { answer: added, details: { item, action: 'create', changes: [] } };
  }).catch(async (error: unknown) => {
    await removeAccount(uid).catch(() => {});
    throw error;
  });
  await queueMails([welcome]);
  return user;
};
