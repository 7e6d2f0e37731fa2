import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useCart } from '#state/cart.ts';
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

/** Leads whoever is signed in on to where they wanted to be; a step of the checkout that has nothing to ask is passed. */
export function GoOn({ to }: { to: string }) {
  const { cart, isRead } = useCart();
  if (to !== paths.details()) return <Navigate to={to} replace />;
  if (!isRead) return null;
  const hasAddress = cart.plans.length > 0 && cart.serviceAddress !== null;
  return <Navigate to={hasAddress ? paths.placeOrder() : to} replace />;
}
