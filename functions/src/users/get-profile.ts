import type { Handler } from '#functions/handler.ts';
import { toSignedInUser } from '#functions/identify.ts';
import { ensureUser } from './ensure-user.ts';

export const getProfile: Handler<'getProfile'> = async ({ caller }) =>
  toSignedInUser(caller.user ?? (await ensureUser(caller.uid)), caller.hasSecondFactor);
