import { chakra } from '@chakra-ui/react';
import { describeAmounts } from '@kowhai/domain/cart/amounts';
import { type Cart, countItems, totalsOf } from '@kowhai/domain/cart/cart';
import { listMissingForOrder, type UserInfo } from '@kowhai/domain/people/user';
import { siteSettings } from '@kowhai/domain/site-settings';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { OrderTotals } from '#shared/orders/order-totals.tsx';
import { paths } from '#shared/paths.ts';
import { Agreement } from '#shop/shared/ordering/agreement.tsx';
import { CartChanges } from '#shop/shared/ordering/cart-changes.tsx';
import { describeUnfitHardware } from '#shop/shared/ordering/describe-unfit-hardware.ts';
import { RequestRefusal } from '#shop/shared/ordering/request-refusal.tsx';
import { SummaryLayout } from '#shop/shared/ordering/summary-layout.tsx';
import { PrivacyNote } from '#shop/shared/privacy-note.tsx';
import { ask } from '#state/question.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { Text } from '#ui/text.tsx';
import { OpenRequestNotice } from './open-request-notice.tsx';
import { OrderReview } from './order-review.tsx';
import type { usePlaceOrder } from './use-place-order.ts';

// Scroll margins that keep it clear of the summary's bar and the connection note.
const Send = chakra('div', {
  base: { display: 'grid', gap: '3', scrollMarginTop: '5.5rem', scrollMarginBottom: '5rem' },
});

type PlaceOrderProps = { cart: Cart; user: UserInfo; placing: ReturnType<typeof usePlaceOrder> };

export function PlaceOrder({ cart, user, placing }: PlaceOrderProps) {
  const navigate = useNavigate();
  const { place, isSending, failure, sentTotal, isUnresolved } = placing;
  const totals = totalsOf(cart);
  const reason = findReadinessProblem(user);
  // The error is above the button, and may have pushed the button out of the window.
  const send = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure && !isSending) send.current?.scrollIntoView({ block: 'nearest' });
  }, [failure, isSending]);
  const unfit = cart.hardware.filter((line) => describeUnfitHardware(line, cart.plans) !== null);
  const [isMeant, setMeant] = useState(false);
  const askOrPlace = async () => {
    if (unfit.length > 0 && !isMeant) {
      const given = await ask({
        title: 'Check your hardware',
        points: unfit.map((line) => `${line.name}. ${describeUnfitHardware(line, cart.plans)}`),
        answers: ['Change my hardware', 'Order it as it is'],
      });
      if (given === 'Change my hardware') navigate(paths.addOns());
      if (given !== 'Order it as it is') return;
      setMeant(true);
    }
    void place();
  };
  return (
    <SummaryLayout
      title="What it costs"
      gist={describeAmounts(totals)}
      summary={<OrderTotals totals={totals} itemCount={countItems(cart)} plans={cart.plans} />}
      end={
        <>
          <CartChanges />
          <Send ref={send}>
            {failure && !isSending && (
              <RequestRefusal
                failure={failure}
                sentTotal={sentTotal}
                words={refusalWords}
                changeIt={
                  <LinkButton to={paths.cart()} variant="outline" size="sm">
                    Change your cart
                  </LinkButton>
                }
                help={
                  <>
                    We’ve kept your cart. <TextLink to={paths.details()}>Check the address</TextLink>,{' '}
                    <TextLink to={paths.profile('order')}>check your profile</TextLink>, or
                  </>
                }
              />
            )}
            {!failure && isUnresolved && (
              <Alert status="warning" title="You’ve sent this request before">
                We didn’t hear whether it arrived. Place it again to find out: if it did, we’ll show you that
                order. It’s never placed twice.
              </Alert>
            )}
            <Agreement plans={cart.plans} />
            <Button
              size="lg"
              wide
              busy={isSending}
              busyLabel="Placing your order request…"
              disabledReason={reason}
              onClick={() => void askOrPlace()}
            >
              Place Order
            </Button>
          </Send>
          <Text size="sm" tone="muted">
            <NoBreak>{`We’ll review it in ${siteSettings.promises.reviewDays} and confirm it by phone or email. ${siteSettings.billing}`}</NoBreak>
          </Text>
          <LinkButton to={paths.details()} variant="outline" wide>
            Go Back
          </LinkButton>
        </>
      }
    >
      <chakra.div display="grid" gap="8">
        <MissingDetails user={user} />
        <OpenRequestNotice cart={cart} userId={user._id} />
        <OrderReview cart={cart} user={user} />
        <PrivacyNote>
          Your name, phone, email and addresses go with the order so our staff can confirm it and the network
          company can connect you. You can check and correct them in your profile.
        </PrivacyNote>
      </chakra.div>
    </SummaryLayout>
  );
}

const refusalWords = {
  asBefore: 'Nothing has been ordered.',
  otherPrices: 'Prices have changed since you filled your cart',
  agree: 'If you’re happy with that, place the order request again.',
  updated: 'We’ve updated your cart: place the order request as it is now, or change it first.',
  unheard: 'We didn’t hear back about your order request',
  safe: 'It’s safe to try again: it can’t be placed twice.',
};

const names = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone number',
  address: 'address',
} as const;

/** The missing details in words: "first name, phone number and address"; empty where none is missing. */
function describeMissing(user: UserInfo): string {
  const list = new Intl.ListFormat('en-NZ', { type: 'conjunction' });
  return list.format(listMissingForOrder(user).map((field) => names[field]));
}

/** The reason why the order cannot be placed yet; undefined where it can. */
function findReadinessProblem(user: UserInfo): string | undefined {
  const missing = describeMissing(user);
  return missing ? `Your profile still needs your ${missing}.` : undefined;
}

function MissingDetails({ user }: { user: UserInfo }) {
  const missing = describeMissing(user);
  if (!missing) return null;
  return (
    <Alert
      status="warning"
      title="We need a few more details"
      action={
        <LinkButton to={paths.profile('order')} variant="outline" size="sm">
          Complete your profile
        </LinkButton>
      }
    >
      Add your {missing} so our staff can confirm the order with you. We’ll keep your cart.
    </Alert>
  );
}
