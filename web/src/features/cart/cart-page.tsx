import { chakra } from '@chakra-ui/react';
import { type Cart, removeLine } from '@kowhai/domain/cart';
import { CartChanges } from '#components/cart-changes.tsx';
import { NeedsPlan } from '#components/needs-plan.tsx';
import { NoScriptNote } from '#components/no-script-note.tsx';
import { PageHead } from '#components/page-head.tsx';
import { useFreshCart } from '#components/use-fresh-cart.ts';
import { changeCart, useCart } from '#state/cart.ts';
import { showToast } from '#state/toasts.ts';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { CartTable } from './cart-table.tsx';
import { focusHeadingOf } from './focus-heading.ts';
import { OrderSummary } from './order-summary.tsx';

export function CartPage() {
  const { cart, isRead } = useCart();
  useFreshCart();
  return (
    <Container paddingBottom="16" minHeight="100dvh">
      <PageHead title="Cart" />
      <PageHeader title="Cart" />
      <NoScriptNote what="The cart" />
      <chakra.div display="grid" gap="6">
        <CartChanges />
        {isRead ? (
          <CartContents cart={cart} />
        ) : (
          <LoadingShape label="Loading your cart">
            <Skeleton height="20rem" />
          </LoadingShape>
        )}
      </chakra.div>
    </Container>
  );
}

function CartContents({ cart }: { cart: Cart }) {
  if (cart.plans.length === 0 && cart.hardware.length === 0) return <NeedsPlan cart={cart} />;
  return (
    <chakra.div
      display="grid"
      gap={{ base: '8', lg: '12' }}
      alignItems="start"
      gridTemplateColumns={{ lg: 'minmax(0, 1fr) 23rem' }}
    >
      <CartTable cart={cart} onRemove={removeFromCart} />
      <OrderSummary cart={cart} />
    </chakra.div>
  );
}

function removeFromCart({ _id, name }: { _id: string; name: string }) {
  changeCart((cart) => removeLine(cart, _id));
  showToast({ status: 'info', message: `${name} removed from your cart` });
  focusHeadingOf(document.querySelector('main'));
}
