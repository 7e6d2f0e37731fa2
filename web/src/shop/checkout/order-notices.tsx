import type { Cart } from '@kowhai/domain/cart/cart';
import { isWaitingStatus } from '@kowhai/domain/orders/order-status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { myOrdersQuery } from '#data/queries.ts';
import { Day } from '#shared/day.tsx';
import { paths } from '#shared/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { findOpenRequest, isCancelled } from './order-request.ts';
import type { EarlierOrder } from './use-earlier-order.ts';

/** Says what became of an earlier request for the same cart, before it can be sent again. */
export function EarlierOrderNotice({ earlier }: { earlier: EarlierOrder }) {
  switch (earlier.state) {
    case 'none':
      return null;
    case 'looking':
      return (
        <Alert status="info" title="You’ve sent this request before">
          We’re checking your orders to see if it arrived.
        </Alert>
      );
    case 'failed':
      return (
        <Alert
          status="warning"
          title="You’ve sent this request before"
          action={
            <Button variant="outline" size="sm" onClick={earlier.retry}>
              Check again
            </Button>
          }
        >
          We couldn’t check your orders to see if it arrived. Check again before you place it.
        </Alert>
      );
    case 'not-found':
      return (
        <Alert status="info" title="Your earlier request didn’t arrive">
          It isn’t in your orders, so you can place it now.
        </Alert>
      );
    case 'found':
      if (isCancelled(earlier.order)) {
        return (
          <Alert status="info" title={`Your earlier request ${earlier.order.number} was cancelled`}>
            You can place it again.
          </Alert>
        );
      }
      return (
        <Alert
          status="warning"
          title={`You’ve already ordered this: ${earlier.order.number}`}
          action={
            <LinkButton to={paths.order(earlier.order._id)} variant="outline" size="sm">
              See your order
            </LinkButton>
          }
        >
          Your request of <Day of={earlier.order.createdAt} /> arrived. Only place it again if you want a
          second one.
        </Alert>
      );
  }
}

/**
 * The reason why the order cannot be placed while the outcome of the earlier request is unknown; undefined where it
 * can.
 */
export function findEarlierOrderProblem({ state }: EarlierOrder): string | undefined {
  return state === 'looking' || state === 'failed'
    ? 'First we need to know if your earlier request arrived.'
    : undefined;
}

/** Says that there is an open request for this address already, which is most often the one to change. */
export function OpenRequestNotice({ cart, userId }: { cart: Cart; userId: string }) {
  // Loaded before the page is shown, so that nothing moves.
  const { data } = useInfiniteQuery({ ...myOrdersQuery(userId), enabled: false });
  const open = findOpenRequest(data?.pages.flatMap(({ orders }) => orders) ?? [], cart);
  if (!open) return null;
  return (
    <Alert
      status="warning"
      title={`You already have ${open.number} for this address`}
      action={
        isWaitingStatus(open.status) ? (
          <LinkButton to={paths.orderChange(open._id)} variant="outline" size="sm">
            Change it
          </LinkButton>
        ) : (
          <LinkButton to={paths.order(open._id)} variant="outline" size="sm">
            See it
          </LinkButton>
        )
      }
    >
      Only send this if you want a second one.
    </Alert>
  );
}
