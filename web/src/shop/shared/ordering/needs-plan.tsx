import { Navigate, useNavigationType } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useCart } from '#state/cart.ts';
import { useLastPlaced } from '#state/pending-order.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';

/** Replaces a checkout step while the cart has no plan. */
export function NeedsPlan() {
  const hasHardware = useCart(({ cart }) => cart.hardware.length > 0);
  const placedId = useLastPlaced(({ orderId }) => orderId);
  // Back from the order leads to a step that the order has emptied.
  const isBack = useNavigationType() === 'POP';
  if (isBack && placedId && !hasHardware) return <Navigate to={paths.order(placedId)} replace />;
  if (!hasHardware) {
    return (
      <EmptyState
        title="Your cart is empty"
        action={<LinkButton to={paths.planList('fibre')}>Shop fibre plans</LinkButton>}
      >
        Choose a plan and you’ll find it here. No fibre in your street?{' '}
        <TextLink to={paths.planList('wireless')}>Shop wireless plans</TextLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Choose a plan first"
      action={<LinkButton to={paths.planList('fibre')}>Shop fibre plans</LinkButton>}
    >
      You’ve got hardware in your cart, and it needs a plan to go with it.{' '}
      <TextLink to={paths.cart()}>See your cart</TextLink>
    </EmptyState>
  );
}

/** Shown until the cart has been read from storage. */
export function CartLoading() {
  return (
    <LoadingShape label="Loading your cart">
      <Skeleton height="20rem" />
    </LoadingShape>
  );
}
