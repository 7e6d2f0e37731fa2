import { Navigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useCart } from '#state/cart.ts';

/** Leads whoever is signed in on to where they wanted to be; a step of the checkout that has nothing to ask is passed. */
export function GoOn({ to }: { to: string }) {
  const { cart, isRead } = useCart();
  if (to !== paths.details()) return <Navigate to={to} replace />;
  if (!isRead) return null;
  const hasAddress = cart.plans.length > 0 && cart.serviceAddress !== null;
  return <Navigate to={hasAddress ? paths.placeOrder() : to} replace />;
}
