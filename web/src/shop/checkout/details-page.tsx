import { setServiceAddress, totalsOf } from '@kowhai/domain/cart';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddressForm } from '#components/address-form.tsx';
import { CartChanges } from '#components/cart-changes.tsx';
import { CartLoading } from '#components/cart-loading.tsx';
import { CartSummary } from '#components/cart-summary.tsx';
import { CheckoutProgress } from '#components/checkout-progress.tsx';
import { describeAmounts } from '#components/describe-amounts.ts';
import { NeedsPlan } from '#components/needs-plan.tsx';
import { PageHead } from '#components/page-head.tsx';
import { SummaryLayout } from '#components/summary-layout.tsx';
import { useFreshCart } from '#components/use-fresh-cart.ts';
import { changeCart, useCart } from '#state/cart.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { paths } from '#web/paths.ts';

/** Where the plan is to be connected and the hardware posted to. */
export function DetailsPage() {
  const { cart, isRead } = useCart();
  const navigate = useNavigate();
  const formId = useId();
  useFreshCart();
  return (
    <Container paddingTop="6" paddingBottom="16">
      <PageHead title="Shipping" />
      <CheckoutProgress current="Shipping" />
      <PageHeader title="Shipping" lead="Where should we connect you, and post any hardware?" />
      {!isRead && <CartLoading />}
      {isRead && cart.plans.length === 0 && <NeedsPlan cart={cart} />}
      {isRead && cart.plans.length > 0 && (
        <SummaryLayout
          title="Your order"
          gist={describeAmounts(totalsOf(cart))}
          summary={<CartSummary cart={cart} />}
          actions={
            <>
              <Button type="submit" form={formId} size="lg" wide>
                Next
              </Button>
              <LinkButton to={paths.cart()} variant="outline" wide>
                Go Back
              </LinkButton>
            </>
          }
        >
          <CartChanges />
          <AddressForm
            id={formId}
            onValid={(address) => {
              changeCart((now) => setServiceAddress(now, address));
              navigate(paths.placeOrder());
            }}
          />
        </SummaryLayout>
      )}
    </Container>
  );
}
