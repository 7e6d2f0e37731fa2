import { chakra } from '@chakra-ui/react';
import { addHardware, type Cart, clearLines } from '@kowhai/domain/cart/cart';
import { useEffect, useState } from 'react';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { focusHeadingOf } from '#shop/shared/focus-heading.ts';
import { announceCart } from '#shop/shared/ordering/announce-cart.ts';
import { CartChanges } from '#shop/shared/ordering/cart-changes.tsx';
import { CartTable, isHardware } from '#shop/shared/ordering/cart-table.tsx';
import { ChangePlan } from '#shop/shared/ordering/change-plan.tsx';
import { CartLoading, NeedsPlan } from '#shop/shared/ordering/needs-plan.tsx';
import { removing, swapping, useSteps } from '#shop/shared/ordering/use-steps.tsx';
import { changeCart, useCart } from '#state/cart.ts';
import { ask } from '#state/question.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { OrderSummary } from './order-summary.tsx';

export function CartPage() {
  const { cart, isRead } = useCart();
  const [first] = useState(() => useCart.getState().step);
  useEffect(() => useCart.setState({ step: null }), []);
  const { take, undoNotice } = useSteps((make) => void changeCart(make), announceCart, first);
  return (
    <Container paddingBottom="16">
      <PageHead title="Cart" />
      <PageHeader title="Cart" />
      <NoScriptNote what="The cart" />
      <chakra.div display="grid" gap="6">
        <CartChanges />
        {/* Below the lines, which would be pushed away from under a finger. */}
        {isRead ? <CartContents cart={cart} take={take} undoNotice={undoNotice} /> : <CartLoading />}
      </chakra.div>
    </Container>
  );
}

type CartContentsProps = { cart: Cart } & ReturnType<typeof useSteps>;

function CartContents({ cart, take, undoNotice }: CartContentsProps) {
  if (cart.plans.length === 0 && cart.hardware.length === 0) {
    return (
      <>
        {undoNotice}
        <NeedsPlan />
      </>
    );
  }
  return (
    <chakra.div
      display="grid"
      gap={{ base: '8', lg: '12' }}
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' }}
    >
      <chakra.div display="grid" gap="4" justifyItems="start">
        <CartTable
          caption="What’s in your cart"
          cart={cart}
          onCount={(item, qty) => {
            changeCart((now) => addHardware(now, item, qty));
            announceCart(`${item.name}: ${qty}`);
          }}
          onRemove={(line) => take(removing(line, cart))}
          renderActions={(line) => (
            <>
              <TextLink
                to={isHardware(line) ? paths.addOns() : paths.planOrder(line._id)}
                standalone
                fontSize="sm"
              >
                {isHardware(line) ? 'Edit add-ons' : 'Edit address'}
                <VisuallyHidden> of {line.name}</VisuallyHidden>
              </TextLink>
              {!isHardware(line) && <ChangePlan plan={line} onSwap={(to) => take(swapping(line, to))} />}
            </>
          )}
        />
        {undoNotice}
        <ClearCart />
      </chakra.div>
      <OrderSummary cart={cart} />
    </chakra.div>
  );
}

function ClearCart() {
  const clear = async () => {
    const given = await ask({
      title: 'Clear your cart?',
      points: ['This removes all plans and hardware. Your service address stays.'],
      answers: ['Clear cart'],
      cancel: 'Cancel',
    });
    if (given === null) return;
    void changeCart(clearLines);
    announceCart('Cart cleared');
    // The pressed button is unmounted.
    focusHeadingOf(document.querySelector('main'));
  };
  return (
    <Button variant="quiet" size="sm" onClick={() => void clear()}>
      Clear cart
    </Button>
  );
}
