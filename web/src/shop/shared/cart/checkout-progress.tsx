import { paths } from '#shared/paths.ts';
import { ProgressSteps } from '#ui/progress-steps.tsx';

const steps = [
  { label: 'Cart', to: paths.cart() },
  // Signed-in users are redirected straight back.
  { label: 'Sign In', to: paths.login(paths.details()) },
  { label: 'Shipping', to: paths.details() },
  { label: 'Place Order', to: paths.placeOrder() },
] as const;

type CheckoutProgressProps = { current: (typeof steps)[number]['label'] };

export function CheckoutProgress({ current }: CheckoutProgressProps) {
  return (
    <ProgressSteps
      label="Checkout"
      steps={steps}
      currentIndex={steps.findIndex(({ label }) => label === current)}
    />
  );
}
