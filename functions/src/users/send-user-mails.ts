import type { Handler } from '#http/handler.ts';
import { requestMail } from '#mail/delivery/request-mail.ts';
import { userMailIds } from './create-user.ts';
import { ensureUser } from './ensure-user.ts';

function request(kind: keyof ReturnType<typeof userMailIds>): Handler<'sendWelcome' | 'sendNewUser'> {
  return async ({ caller }) => {
    const user = caller.user ?? (await ensureUser(caller.uid));
    return { status: await requestMail(userMailIds(user._id)[kind], { kind, user }, user.createdAt) };
  };
}

export const sendWelcome = request('welcome');
export const sendNewUser = request('new-user');
