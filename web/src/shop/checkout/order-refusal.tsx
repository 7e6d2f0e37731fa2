import { wireTotals } from '@kowhai/domain/amounts';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { Failure } from '#data/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { PlainLink, TextLink } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { paths } from '#web/paths.ts';

type OrderRefusalProps = {
  failure: Failure;
  /** The total that was sent, in dollars. */
  sentTotal: number | null;
};

/** Why the order was not placed, and the way on. */
export function OrderRefusal({ failure, sentTotal }: OrderRefusalProps) {
  if (failure.code === 'PRICE_CHANGED') {
    const now = wireTotals.safeParse(failure.extra.totals);
    return (
      <Alert status="warning" title="Prices have changed since you filled your cart">
        {now.success && sentTotal !== null && (
          <>
            The first payment, first month and one-off costs together, was {formatMoney(toCents(sentTotal))}{' '}
            and is now <strong>{formatMoney(toCents(now.data.totalPrice))}</strong>.{' '}
          </>
        )}
        Nothing has been ordered. Look it over, and place the order request again if you agree.
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
        Nothing has been ordered. We have brought your cart up to date: place the order request as it is now,
        or change it first.
      </Alert>
    );
  }
  if (failure.isUnanswered) {
    return (
      <Alert status="danger" title="We did not hear back about your order request">
        {failure.message} Trying again is safe: it cannot be placed twice.
      </Alert>
    );
  }
  return (
    <Alert status="danger" title={failure.message}>
      Nothing has been ordered, and your cart is kept.{' '}
      <TextLink to={paths.details()}>Check the address</TextLink>,{' '}
      <TextLink to={paths.profile()}>check your profile</TextLink>, or call us on{' '}
      <PlainLink href={siteSettings.freephoneHref}>{siteSettings.freephone}</PlainLink>.
    </Alert>
  );
}
