import { endSessions } from '#firebase/auth.ts';
import type { Handler } from '#http/handler.ts';

/** Whoever is not signed in gets the same answer. */
export const logoutUser: Handler<'logoutUser'> = async ({ caller }) => {
  if (caller !== null) await endSessions(caller.uid, caller.signedInAt);
  return { message: 'You’re signed out' };
};
