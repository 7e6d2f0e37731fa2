import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { orderQuery } from '#data/queries.ts';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { CheckoutProgress } from '#shop/shared/ordering/checkout-progress.tsx';
import { CartLoading, NeedsPlan } from '#shop/shared/ordering/needs-plan.tsx';
import { useCart } from '#state/cart.ts';
import { useSession } from '#state/session.ts';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PlaceOrder } from './place-order.tsx';
import { usePlaceOrder } from './use-place-order.ts';

export function PlaceOrderPage() {
  const user = useSession((state) => state.user);
  const { cart: currentCart, isRead } = useCart();
  const placing = usePlaceOrder(currentCart, user);
  // The order empties the cart, so the page shows what was ordered until the order's page opens.
  const cart = placing.placed?.cart ?? currentCart;

  // The guard is about to redirect to the sign-in page.
  if (!user) return null;
  const isReady = cart.plans.length > 0;
  if (isReady && !cart.serviceAddress) return <Navigate to={paths.details()} replace />;
  return (
    <Container paddingTop="6" paddingBottom="16">
      <PageHead title="Place Order" />
      {placing.placed && <LeaveForOrder orderId={placing.placed.orderId} />}
      <CheckoutProgress current="Place Order" isPlaced={placing.placed !== null} />
      <PageHeader
        title="Place Order"
        lead="Check that everything’s right. It’s a request: we’ll confirm it with you before we connect anything."
      />
      {!isRead && <CartLoading />}
      {isRead && !isReady && <NeedsPlan />}
      {isRead && isReady && <PlaceOrder cart={cart} user={user} placing={placing} />}
    </Container>
  );
}

/** Opens the order's page. It replaces this page, so that Back does not lead to placing the order again. */
function LeaveForOrder({ orderId }: { orderId: string }) {
  // Keeps the order that the server returned in the cache, without a fetch, until that page shows it.
  useQuery({ ...orderQuery(orderId), enabled: false });
  return <Navigate to={paths.order(orderId)} replace />;
}
