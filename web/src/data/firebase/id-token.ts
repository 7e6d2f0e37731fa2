import { useSession } from '#state/session.ts';

/**
 * The ID token of whoever is signed in, or null. Visitors never load Firebase Auth for it: it is only asked where this
 * browser remembers somebody.
 */
export async function findIdToken(isRefreshed = false): Promise<string | null> {
  if (!useSession.getState().user) return null;
  const { readIdToken } = await import('./firebase-auth.ts');
  return readIdToken(isRefreshed);
}
