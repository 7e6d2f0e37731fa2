import { describeAmounts } from '@kowhai/domain/cart/amounts';
import { setServiceAddress, totalsOf } from '@kowhai/domain/cart/cart';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import { AddressForm } from '#shop/shared/address/address-form.tsx';
import { TakenAddress } from '#shop/shared/address/taken-address.tsx';
import { CartChanges } from '#shop/shared/ordering/cart-changes.tsx';
import { CartSummary } from '#shop/shared/ordering/cart-summary.tsx';
import { CheckoutProgress } from '#shop/shared/ordering/checkout-progress.tsx';
import { CartLoading, NeedsPlan } from '#shop/shared/ordering/needs-plan.tsx';
import { SummaryLayout } from '#shop/shared/ordering/summary-layout.tsx';
import { changeCart, useCart } from '#state/cart.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';

export function DetailsPage() {
  const { cart, isRead } = useCart();
  const [isChanging, setChanging] = useState(false);
  const known = isChanging ? null : cart.serviceAddress;
  const navigate = useNavigate();
  const proceed = () => navigate(paths.placeOrder());
  const formId = useId();
  return (
    <Container paddingTop="6" paddingBottom="16">
      <PageHead title="Shipping" />
      <CheckoutProgress current="Shipping" />
      <PageHeader title="Shipping" lead="Where should we connect you and post any hardware?" />
      {!isRead && <CartLoading />}
      {isRead && cart.plans.length === 0 && <NeedsPlan />}
      {isRead && cart.plans.length > 0 && (
        <SummaryLayout
          title="Your order"
          gist={describeAmounts(totalsOf(cart))}
          summary={<CartSummary isAddressBeside cart={cart} />}
          actions={
            <>
              <Button {...(known ? { onClick: proceed } : { type: 'submit', form: formId })} size="lg">
                Next
              </Button>
              <LinkButton to={paths.cart()} variant="outline">
                Go Back
              </LinkButton>
            </>
          }
        >
          <CartChanges />
          {known ? (
            <TakenAddress address={known} onChange={() => setChanging(true)} />
          ) : (
            <AddressForm
              id={formId}
              kinds={cart.plans.map(({ category }) => category)}
              onValid={(address) => {
                changeCart((now) => setServiceAddress(now, address));
                proceed();
              }}
            />
          )}
        </SummaryLayout>
      )}
    </Container>
  );
}
