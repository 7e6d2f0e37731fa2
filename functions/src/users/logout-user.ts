import { endSessions } from '#firebase/auth.ts';
import type { Handler } from '#functions/handler.ts';

/** Ends the caller's sessions. Somebody who is not signed in, or no longer, has nothing to end and is told the same. */
export const logoutUser: Handler<'logoutUser'> = async ({ caller }) => {
  if (caller !== null) await endSessions(caller.uid, caller.signedInAt);
  return { message: 'You are signed out' };
};
