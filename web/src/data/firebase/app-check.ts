/**
 * App Check, where the build has a site key: each call then carries a token that says that it comes from this site. A
 * build without the key holds none of it.
 */
const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;

/** The token to send along, or null where there is none: the server decides what that means. */
export async function findAppCheckToken(): Promise<string | null> {
  if (!siteKey || import.meta.env.SSR) return null;
  const { readAppCheckToken } = await import('./firebase-app-check.ts');
  return readAppCheckToken().catch(() => null);
}
