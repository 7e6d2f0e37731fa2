import { formatServiceAddress, type ServiceAddress } from '@kowhai/domain/address/service-address';
import { setServiceAddress, totalsOf } from '@kowhai/domain/cart/cart';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AddressForm } from '#components/address-form.tsx';
import { CartChanges } from '#components/cart-changes.tsx';
import { CartLoading } from '#components/cart-loading.tsx';
import { CartSummary } from '#components/cart-summary.tsx';
import { ChangingNotice } from '#components/changing-notice.tsx';
import { CheckoutProgress } from '#components/checkout-progress.tsx';
import { describeAmounts } from '#components/describe-amounts.ts';
import { NeedsPlan } from '#components/needs-plan.tsx';
import { PageHead } from '#components/page-head.tsx';
import { SummaryLayout } from '#components/summary-layout.tsx';
import { changeCart, useCart } from '#state/cart.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Container } from '#ui/container.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { paths } from '#web/paths.ts';

/** Where the plan is to be connected and the hardware posted to. */
export function DetailsPage() {
  const { cart, isRead } = useCart();
  const [isChanging, setChanging] = useState(false);
  const known = isChanging ? null : cart.serviceAddress;
  const navigate = useNavigate();
  const goOn = () => navigate(paths.placeOrder());
  const formId = useId();
  return (
    <Container paddingTop="6" paddingBottom="16">
      <PageHead title="Shipping" />
      <CheckoutProgress current="Shipping" />
      <PageHeader title="Shipping" lead="Where should we connect you and post any hardware?" />
      <ChangingNotice />
      {!isRead && <CartLoading />}
      {isRead && cart.plans.length === 0 && <NeedsPlan />}
      {isRead && cart.plans.length > 0 && (
        <SummaryLayout
          title="Your order"
          gist={describeAmounts(totalsOf(cart))}
          summary={<CartSummary cart={cart} />}
          actions={
            <>
              <Button {...(known ? { onClick: goOn } : { type: 'submit', form: formId })} size="lg" wide>
                Next
              </Button>
              <LinkButton to={paths.cart()} variant="outline" wide>
                Go Back
              </LinkButton>
            </>
          }
        >
          <CartChanges />
          {known ? (
            <KnownAddress address={known} onChange={() => setChanging(true)} />
          ) : (
            <AddressForm
              id={formId}
              onValid={(address) => {
                changeCart((now) => setServiceAddress(now, address));
                goOn();
              }}
            />
          )}
        </SummaryLayout>
      )}
    </Container>
  );
}

type KnownAddressProps = { address: ServiceAddress; onChange: () => void };

/** What was said already is a line, not a form. */
function KnownAddress({ address, onChange }: KnownAddressProps) {
  return (
    <Card as="section" aria-label="Service address">
      <Text>
        We’ll connect you at <strong>{formatServiceAddress(address)}</strong> and post any hardware there.
      </Text>
      <Button variant="outline" size="sm" alignSelf="start" onClick={onChange}>
        Change<VisuallyHidden> service address</VisuallyHidden>
      </Button>
    </Card>
  );
}
