import type { Handler } from '#functions/handler.ts';
import { needsSecondFactor } from '#functions/identify.ts';
import { ensureUser } from './ensure-user.ts';

export const getProfile: Handler<'getProfile'> = async ({ caller }) => {
  const user = caller.user ?? (await ensureUser(caller.uid));
  return { ...user, needsSecondFactor: needsSecondFactor(user, caller.hasSecondFactor) };
};
