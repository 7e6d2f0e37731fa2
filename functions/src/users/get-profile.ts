import type { Handler } from '#http/handler.ts';
import { toSignedInUser } from '#http/identify.ts';
import { ensureUser } from './ensure-user.ts';

export const getProfile: Handler<'getProfile'> = async ({ caller }) =>
  toSignedInUser(caller.user ?? (await ensureUser(caller.uid)), caller.hasSecondFactor);
