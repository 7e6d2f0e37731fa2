import type { Handler } from '#http/handler.ts';
import { requestMail } from '#mail/delivery/request-mail.ts';
import { ensureUser } from './ensure-user.ts';
import { userMailIds } from './user-mail-ids.ts';

export const sendWelcome: Handler<'sendWelcome'> = async ({ caller }) => {
  const user = caller.user ?? (await ensureUser(caller.uid));
  const { welcome } = userMailIds(user._id);
  return { status: await requestMail(welcome, { kind: 'welcome', user }, user.createdAt) };
};

export const sendNewUser: Handler<'sendNewUser'> = async ({ caller }) => {
  const user = caller.user ?? (await ensureUser(caller.uid));
  const { notice } = userMailIds(user._id);
  return { status: await requestMail(notice, { kind: 'new-user', user }, user.createdAt) };
};
