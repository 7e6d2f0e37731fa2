import { amountNames } from '@kowhai/domain/cart/amounts';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Order } from '@kowhai/domain/orders/order';
import { wireTotals } from '@kowhai/domain/price-schema';
import { siteSettings } from '@kowhai/domain/site-settings';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PlainLink } from '#ui/buttons/link.tsx';
import type { useChangeRequest } from './use-change-request.ts';

type ChangeRefusalProps = {
  order: Order;
  saving: ReturnType<typeof useChangeRequest>;
  onRestart: (() => void) | undefined;
};

/** Why a change was not saved, or can no longer be. */
export function ChangeRefusal({
  order,
  saving: { failure, isSaving, sentTotal },
  onRestart,
}: ChangeRefusalProps) {
  if (onRestart) {
    return (
      <Alert
        status="warning"
        title={`${order.number} has been changed since you opened it`}
        action={
          <Button variant="outline" size="sm" onClick={onRestart}>
            Start from how it is now
          </Button>
        }
      >
        Nothing of yours has been saved.
      </Alert>
    );
  }
  if (!failure || isSaving) return null;
  if (failure.code === 'PRICE_CHANGED') {
    const now = wireTotals.safeParse(failure.extra.totals);
    return (
      <Alert status="warning" title="Prices have changed since you opened this page">
        {now.success && sentTotal !== null && (
          <>
            {amountNames.total} was {formatMoney(toCents(sentTotal))} and is now{' '}
            <strong>{formatMoney(toCents(now.data.totalPrice))}</strong>.{' '}
          </>
        )}
        Your order is as it was. Happy with that? Save it again.
      </Alert>
    );
  }
  if (failure.code === 'OUT_OF_STOCK' || failure.code === 'GONE') {
    return (
      <Alert status="warning" title={failure.message}>
        Your order is as it was. We’ve updated what you chose: check it, then save it again.
      </Alert>
    );
  }
  if (failure.isUnanswered) {
    return (
      <Alert status="danger" title="We didn’t hear back about your change">
        {failure.message} It’s safe to save it again: it won’t be made twice.
      </Alert>
    );
  }
  return (
    <Alert status="danger" title={failure.message}>
      Your order is as it was. Try again, or call us on{' '}
      <PlainLink href={siteSettings.freephoneHref}>{siteSettings.freephone}</PlainLink>.
    </Alert>
  );
}
