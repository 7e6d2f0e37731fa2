import { chakra } from '@chakra-ui/react';
import {
  addHardware,
  type Cart,
  clearLines,
  findLine,
  type RemovedLine,
  removeLine,
  restoreLine,
  swapPlan,
} from '@kowhai/domain/cart/cart';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NoScriptNote } from '#shared/no-script-note.tsx';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { focusHeadingOf } from '#shop/shared/focus-heading.ts';
import { announceCart } from '#shop/shared/ordering/announce-cart.ts';
import { CartChanges } from '#shop/shared/ordering/cart-changes.tsx';
import { CartTable, isHardware } from '#shop/shared/ordering/cart-table.tsx';
import { ChangePlan } from '#shop/shared/ordering/change-plan.tsx';
import { CartLoading, NeedsPlan } from '#shop/shared/ordering/needs-plan.tsx';
import { changeCart, useCart } from '#state/cart.ts';
import { ask } from '#state/question.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { OrderSummary } from './order-summary.tsx';

export function CartPage() {
  const { cart, isRead } = useCart();
  const [removed, setRemoved] = useState<RemovedLine | null>(null);

  const remove = (id: string) => {
    const line = findLine(cart, id);
    setRemoved(line);
    changeCart((now) => removeLine(now, id));
    if (line) announceCart(`${line.line.name} removed from your cart`);
  };

  // Below the lines, which would be pushed away from under a finger.
  const notice = (
    <RemovedLineNotice
      removed={removed}
      onRestored={() => {
        setRemoved(null);
        focusPageHeading();
      }}
    />
  );
  return (
    <Container paddingBottom="16">
      <PageHead title="Cart" />
      <PageHeader title="Cart" />
      <NoScriptNote what="The cart" />
      <chakra.div display="grid" gap="6">
        <CartChanges />
        {isRead ? <CartContents cart={cart} onRemove={remove} notice={notice} /> : <CartLoading />}
      </chakra.div>
    </Container>
  );
}

type CartContentsProps = { cart: Cart; onRemove: (id: string) => void; notice: ReactNode };

function CartContents({ cart, onRemove, notice }: CartContentsProps) {
  if (cart.plans.length === 0 && cart.hardware.length === 0) {
    return (
      <>
        {notice}
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
          onRemove={({ _id }) => onRemove(_id)}
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
              {!isHardware(line) && (
                <ChangePlan
                  plan={line}
                  onSwap={(from, to) => void changeCart((now) => swapPlan(now, from, to))}
                />
              )}
            </>
          )}
        />
        {notice}
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
    focusPageHeading();
  };
  return (
    <Button variant="quiet" size="sm" marginInlineStart="-2" onClick={() => void clear()}>
      Clear cart
    </Button>
  );
}

/** The pressed button is unmounted. */
function focusPageHeading() {
  focusHeadingOf(document.querySelector('main'));
}

type RemovedLineNoticeProps = {
  removed: RemovedLine | null;
  onRestored: () => void;
};

/**
 * Says which line was removed, with a button that restores it. It stays for as long as the page is open, so nobody has
 * to be quick.
 */
function RemovedLineNotice({ removed, onRestored }: RemovedLineNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is unmounted, and Undo is the next stop from here.
  useEffect(() => {
    if (removed) box.current?.focus({ preventScroll: true });
  }, [removed]);
  if (!removed) return null;
  const { name } = removed.line;
  const undo = () => {
    changeCart((cart) => restoreLine(cart, removed));
    announceCart(`${name} back in your cart`);
    onRestored();
  };
  return (
    <chakra.div ref={box} tabIndex={-1} width="full">
      <Alert
        status="info"
        action={
          <Button variant="outline" size="sm" onClick={undo}>
            Undo<VisuallyHidden> removing {name}</VisuallyHidden>
          </Button>
        }
      >
        <chakra.strong>{name}</chakra.strong> removed from your cart
      </Alert>
    </chakra.div>
  );
}
