import { useSession } from '#state/session.ts';

/**
 * The ID token of the signed-in user, or null. Firebase Auth is only loaded if this browser remembers a user, so
 * visitors never load it.
 */
export async function findIdToken(isRefreshed = false): Promise<string | null> {
  if (!useSession.getState().user) return null;
  const { readIdToken } = await import('./firebase-auth.ts');
  return readIdToken(isRefreshed);
}
