import { amountNames } from '@kowhai/domain/cart/amounts';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { wireTotals } from '@kowhai/domain/price-schema';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { Failure } from '#data/client/failure.ts';
import { paths } from '#shared/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { PlainLink, TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';

type OrderRefusalProps = {
  failure: Failure;
  /** The total that was sent, in dollars. */
  sentTotal: number | null;
};

export function OrderRefusal({ failure, sentTotal }: OrderRefusalProps) {
  if (failure.code === 'PRICE_CHANGED') {
    const now = wireTotals.safeParse(failure.extra.totals);
    return (
      <Alert status="warning" title="Prices have changed since you filled your cart">
        {now.success && sentTotal !== null && (
          <>
            {amountNames.total} was {formatMoney(toCents(sentTotal))} and is now{' '}
            <strong>{formatMoney(toCents(now.data.totalPrice))}</strong>.{' '}
          </>
        )}
        Nothing has been ordered. If you’re happy with that, place the order request again.
      </Alert>
    );
  }
  if (failure.code === 'OUT_OF_STOCK' || failure.code === 'GONE') {
    return (
      <Alert
        status="warning"
        title={failure.message}
        action={
          <LinkButton to={paths.cart()} variant="outline" size="sm">
            Change your cart
          </LinkButton>
        }
      >
        Nothing has been ordered. We’ve updated your cart: place the order request as it is now, or change it
        first.
      </Alert>
    );
  }
  if (failure.isUnanswered) {
    return (
      <Alert status="danger" title="We didn’t hear back about your order request">
        {failure.message} It’s safe to try again: it can’t be placed twice.
      </Alert>
    );
  }
  return (
    <Alert status="danger" title={failure.message}>
      Nothing has been ordered, and we’ve kept your cart.{' '}
      <TextLink to={paths.details()}>Check the address</TextLink>,{' '}
      <TextLink to={paths.profile('order')}>check your profile</TextLink>, or call us on{' '}
      <PlainLink href={siteSettings.freephoneHref}>{siteSettings.freephone}</PlainLink>.
    </Alert>
  );
}
