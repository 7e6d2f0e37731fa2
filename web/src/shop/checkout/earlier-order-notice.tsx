import { Day } from '#components/day.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { paths } from '#web/paths.ts';
import type { EarlierOrder } from './use-earlier-order.ts';

/** Says what became of a request for the same that was sent long ago, before it is offered to be placed again. */
export function EarlierOrderNotice({ earlier }: { earlier: EarlierOrder }) {
  switch (earlier.state) {
    case 'none':
      return null;
    case 'looking':
      return (
        <Alert status="info" title="You have sent this request before">
          We are looking in your orders whether it arrived.
        </Alert>
      );
    case 'failed':
      return (
        <Alert
          status="warning"
          title="You have sent this request before"
          action={
            <Button variant="outline" size="sm" onClick={earlier.retry}>
              Look again
            </Button>
          }
        >
          We could not look in your orders whether it arrived. Look again before you place it.
        </Alert>
      );
    case 'not-found':
      return (
        <Alert status="info" title="Your earlier request did not arrive">
          It is not among your orders, so you can place it now.
        </Alert>
      );
    case 'found':
      return (
        <Alert
          status="warning"
          title={`You have ordered this already: ${earlier.order.number}`}
          action={
            <LinkButton to={paths.order(earlier.order._id)} variant="outline" size="sm">
              See that order
            </LinkButton>
          }
        >
          Your request of <Day of={earlier.order.createdAt} /> arrived. Place it again only if you want a
          second one.
        </Alert>
      );
  }
}

/** Why a request cannot be placed while nobody knows what became of an earlier one, or undefined where it can. */
export function whyNotAgain({ state }: EarlierOrder): string | undefined {
  return state === 'looking' || state === 'failed'
    ? 'First we have to know whether your earlier request arrived.'
    : undefined;
}
