/**
 * App Check, if the build has a site key: each call carries a token that says that it comes from this site. A build
 * without the key contains none of App Check's code.
 */

import { withTimeout } from './failure.ts';

const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;

/** The App Check token, or null without App Check; the server decides whether to refuse the call. */
export async function findAppCheckToken(): Promise<string | null> {
  if (!siteKey || import.meta.env.SSR) return null;
  const { readAppCheckToken } = await import('./firebase-app-check.ts');
  return withTimeout(readAppCheckToken()).catch(() => null);
}
