import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { safeRedirect } from './safe-redirect.ts';

/** The path to open after signing in, from `?redirect=`. Without one, staff go to the desk. */
export function useAfterSignIn(): string {
  const [search] = useSearchParams();
  const isAdmin = useSession(({ user }) => user?.isAdmin === true);
  const redirect = search.get('redirect');
  return isAdmin && redirect === null ? paths.admin() : safeRedirect(redirect);
}

/** Redirects a signed-in user to where they wanted to go, and past a checkout step that has nothing to ask. */
export function GoOn({ to }: { to: string }) {
  const { cart, isRead } = useCart();
  if (to !== paths.details()) return <Navigate to={to} replace />;
  if (!isRead) return null;
  const hasAddress = cart.plans.length > 0 && cart.serviceAddress !== null;
  return <Navigate to={hasAddress ? paths.placeOrder() : to} replace />;
}
