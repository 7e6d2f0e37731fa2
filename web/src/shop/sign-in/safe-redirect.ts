import { paths } from '#shared/paths.ts';

const home = '/';

/** Where signing in would lead back to signing in: the person would go round in circles. */
const signInPaths = [paths.login(), paths.register(), paths.forgotPassword(), paths.resetPassword()];

// The address only serves to resolve against; nothing is ever sent to it.
const anySite = 'https://site.invalid';

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line breaks from addresses, so `/\t/evil` would become `//evil`.
const controlOrBackslash = /[\u0000-\u0020\u007f-\u009f\\]/;

/**
 * Decides where a person goes after signing in. The wish comes out of the address bar, so anybody may have written it:
 * only a path of this very site is followed, everything else leads home.
 *
 * @param wish the value of the `redirect` parameter, or null
 * @returns a path that starts with exactly one slash, with its query and fragment
 */
export function safeRedirect(wish: string | null): string {
  if (wish === null || !wish.startsWith('/') || controlOrBackslash.test(wish)) return home;
  // Encoded slashes are no way out today; somebody who decodes once more down the line must not make them one.
  if (/^\/+(%2f|%5c)/i.test(wish)) return home;
  const target = URL.parse(wish, anySite);
  if (target?.origin !== anySite) return home;
  // Dot segments are resolved by now: `/..//evil.example` has become `//evil.example`.
  if (target.pathname.startsWith('//') || signInPaths.includes(target.pathname)) return home;
  return target.pathname + target.search + target.hash;
}
