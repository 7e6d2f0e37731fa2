import { useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useSession } from '#state/session.ts';
import { safeRedirect } from './safe-redirect.ts';

/**
 * Where this visit to the sign-in pages leads, and the same as the links between them carry it. Staff who were on the way
 * to nowhere else come to work.
 */
export function useAfterSignIn(): string {
  const [search] = useSearchParams();
  const isAdmin = useSession(({ user }) => user?.isAdmin === true);
  const redirect = search.get('redirect');
  return isAdmin && redirect === null ? paths.admin() : safeRedirect(redirect);
}
