import type { Handler } from '#functions/handler.ts';
import { ensureUser } from './ensure-user.ts';

export const getProfile: Handler<'getProfile'> = async ({ caller }) => caller.user ?? ensureUser(caller.uid);
