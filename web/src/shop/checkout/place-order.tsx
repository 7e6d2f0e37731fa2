import { chakra } from '@chakra-ui/react';
import { type Cart, countItems, totalsOf } from '@kowhai/domain/cart';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { UserInfo } from '@kowhai/domain/user';
import { CartChanges } from '#components/cart-changes.tsx';
import { describeAmounts } from '#components/describe-amounts.ts';
import { OrderTotals } from '#components/order-totals.tsx';
import { PrivacyNote } from '#components/privacy-note.tsx';
import { SummaryLayout } from '#components/summary-layout.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Text } from '#ui/text.tsx';
import { paths } from '#web/paths.ts';
import { EarlierOrderNotice, whyNotAgain } from './earlier-order-notice.tsx';
import { MissingDetails, whyNotReady } from './missing-details.tsx';
import { OrderRefusal } from './order-refusal.tsx';
import { OrderReview } from './order-review.tsx';
import type { usePlaceOrder } from './use-place-order.ts';

type PlaceOrderProps = { cart: Cart; user: UserInfo; placing: ReturnType<typeof usePlaceOrder> };

/** All that is asked for and what it costs, with the button that asks for it. */
export function PlaceOrder({ cart, user, placing }: PlaceOrderProps) {
  const { place, isSending, failure, sentTotal, isUnresolved, earlier } = placing;
  const totals = totalsOf(cart);
  return (
    <SummaryLayout
      title="What it costs"
      gist={describeAmounts(totals)}
      summary={<OrderTotals totals={totals} itemCount={countItems(cart)} plans={cart.plans} />}
      actions={
        <>
          <CartChanges />
          {!isSending && <EarlierOrderNotice earlier={earlier} />}
          {failure && !isSending && earlier.state === 'none' && (
            <OrderRefusal failure={failure} sentTotal={sentTotal} />
          )}
          {!failure && isUnresolved && (
            <Alert status="warning" title="You have sent this request before">
              We did not hear whether it arrived. Place it again to find out: if it did, we show you that
              order. It is never placed twice.
            </Alert>
          )}
          <Button
            size="lg"
            wide
            busy={isSending}
            busyLabel="Placing your order request…"
            disabledReason={whyNotReady(user) ?? whyNotAgain(earlier)}
            onClick={() => void place()}
          >
            Place order request
          </Button>
          <Text size="sm" tone="muted">
            No payment now. We review it in {siteSettings.promises.reviewDays} and confirm by phone or email.
          </Text>
          <LinkButton to={paths.details()} variant="outline" wide>
            Go Back
          </LinkButton>
        </>
      }
    >
      <chakra.div display="grid" gap="8">
        <MissingDetails user={user} />
        <OrderReview cart={cart} user={user} />
        <PrivacyNote>
          Your name, phone, email and addresses go with the order, so that our staff can confirm it and the
          network company can connect you. You can see and correct them in your profile.
        </PrivacyNote>
      </chakra.div>
    </SummaryLayout>
  );
}
