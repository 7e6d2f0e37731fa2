import { paths } from '#shared/paths.ts';
import { ProgressSteps } from '#ui/progress-steps.tsx';

const steps = [
  { label: 'Cart', to: paths.cart() },
  // Who is signed in already comes straight back from there.
  { label: 'Sign In', to: paths.login(paths.details()) },
  { label: 'Shipping', to: paths.details() },
  { label: 'Place Order', to: paths.placeOrder() },
] as const;

type CheckoutProgressProps = { current: (typeof steps)[number]['label'] };

/** The four steps from the cart to the order request. */
export function CheckoutProgress({ current }: CheckoutProgressProps) {
  return (
    <ProgressSteps
      label="Checkout"
      steps={steps}
      currentIndex={steps.findIndex(({ label }) => label === current)}
    />
  );
}
