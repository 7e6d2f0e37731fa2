import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';

/** The path to open after signing in, from `?redirect=`. Without one, staff go to the desk. */
export function useAfterSignIn(): string {
  const [search] = useSearchParams();
  const isAdmin = useSession(({ user }) => user?.isAdmin === true);
  const redirect = search.get('redirect');
  return isAdmin && redirect === null ? paths.admin() : safeRedirect(redirect);
}

/** Redirects a signed-in user to where they wanted to go, and past a checkout step that has nothing to ask. */
export function RedirectAfterSignIn({ to }: { to: string }) {
  const { cart, isRead } = useCart();
  if (to !== paths.details()) return <Navigate to={to} replace />;
  if (!isRead) return null;
  const hasAddress = cart.plans.length > 0 && cart.serviceAddress !== null;
  return <Navigate to={hasAddress ? paths.placeOrder() : to} replace />;
}

const home = '/';

/** A redirect to these pages would be a loop. */
const signInPaths = [paths.login(), paths.register(), paths.forgotPassword(), paths.resetPassword()];

// A base to resolve against; nothing is ever sent to it.
const anySite = 'https://site.invalid';

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line breaks from addresses, so `/\t/evil` would become `//evil`.
const controlOrBackslash = /[\u0000-\u0020\u007f-\u009f\\]/;

/**
 * Decides where to go after signing in. Anyone may have written the parameter, so only a path of this site is followed;
 * everything else leads to the home page.
 *
 * @param wish the value of the `redirect` parameter, or null
 * @returns a path that starts with exactly one slash, with its query and fragment
 */
export function safeRedirect(wish: string | null): string {
  if (wish === null || !wish.startsWith('/') || controlOrBackslash.test(wish)) return home;
  // Browsers do not decode these slashes, but code further down the line might.
  if (/^\/+(%2f|%5c)/i.test(wish)) return home;
  const target = parse(wish);
  if (target?.origin !== anySite) return home;
  // Dot segments are resolved here: `/..//evil.example` has become `//evil.example`.
  if (target.pathname.startsWith('//') || signInPaths.includes(target.pathname)) return home;
  return target.pathname + target.search + target.hash;
}

/** `URL.parse` is newer than the browsers that the shop serves. */
function parse(wish: string): URL | null {
  try {
    return new URL(wish, anySite);
  } catch {
    return null;
  }
}
