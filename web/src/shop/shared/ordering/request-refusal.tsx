import { amountNames } from '@kowhai/domain/cart/pricing';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { wireTotals } from '@kowhai/domain/price-schema';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { ReactNode } from 'react';
import type { Failure } from '#data/client/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { PlainLink } from '#ui/buttons/link.tsx';

/** What the screen of a request says: an order and its change are refused alike. */
type RefusalWords = {
  /** "Nothing has been ordered." */
  asBefore: string;
  otherPrices: string;
  agree: string;
  updated: string;
  unheard: string;
  safe: string;
};

type RequestRefusalProps = {
  failure: Failure;
  /** The total that was sent, in dollars. */
  sentTotal: number | null;
  words: RefusalWords;
  /** Where what was chosen is changed, if not on this page. */
  changeIt?: ReactNode;
  /** What helps beside calling us: "Try again, or". */
  help: ReactNode;
};

export function RequestRefusal({ failure, sentTotal, words, changeIt, help }: RequestRefusalProps) {
  if (failure.code === 'PRICE_CHANGED') {
    const now = wireTotals.safeParse(failure.extra.totals);
    return (
      <Alert status="warning" title={words.otherPrices}>
        {now.success && sentTotal !== null && (
          <>
            {amountNames.total} was {formatMoney(toCents(sentTotal))} and is now{' '}
            <strong>{formatMoney(toCents(now.data.totalPrice))}</strong>.{' '}
          </>
        )}
        {words.asBefore} {words.agree}
      </Alert>
    );
  }
  if (failure.code === 'OUT_OF_STOCK' || failure.code === 'GONE') {
    return (
      <Alert status="warning" title={failure.message} action={changeIt}>
        {words.asBefore} {words.updated}
      </Alert>
    );
  }
  if (failure.isUnanswered) {
    return (
      <Alert status="danger" title={words.unheard}>
        {failure.message} {words.safe}
      </Alert>
    );
  }
  return (
    <Alert status="danger" title={failure.message}>
      {words.asBefore} {help} call us on{' '}
      <PlainLink href={siteSettings.freephoneHref}>{siteSettings.freephone}</PlainLink>.
    </Alert>
  );
}
