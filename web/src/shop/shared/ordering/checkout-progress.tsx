import { paths } from '#shared/paths.ts';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { ProgressSteps } from '#ui/progress-steps.tsx';

type CheckoutProgressProps = {
  current: 'Sign In' | 'Shipping' | 'Place Order';
  /** True once the order is placed, which empties the cart. */
  isPlaced?: boolean;
};

/** The steps of the checkout. Nothing is finished while the cart has no plan. */
export function CheckoutProgress({ current, isPlaced = false }: CheckoutProgressProps) {
  const isSignedIn = useSession(({ user }) => user !== null);
  const hasNoPlan = useCart(({ cart, isRead }) => isRead && cart.plans.length === 0);
  const steps = [
    { label: 'Cart', to: paths.cart() },
    // Signed-in users would be redirected straight back.
    { label: 'Sign In', to: isSignedIn ? undefined : paths.login(paths.details()) },
    { label: 'Shipping', to: paths.details() },
    { label: 'Place Order', to: paths.placeOrder() },
  ];
  return (
    <ProgressSteps
      label="Checkout"
      steps={steps}
      currentIndex={steps.findIndex(({ label }) => label === current)}
      isStarted={isPlaced || !hasNoPlan}
    />
  );
}
