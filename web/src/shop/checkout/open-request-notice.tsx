import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import type { Cart } from '@kowhai/domain/cart/cart';
import type { Order } from '@kowhai/domain/orders/order';
import { isOpenStatus, isWaitingStatus } from '@kowhai/domain/orders/order-status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { myOrdersQuery } from '#data/queries.ts';
import { paths } from '#shared/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';

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

function findOpenRequest(orders: readonly Order[], cart: Cart): Order | undefined {
  const describe = (address: Cart['serviceAddress']) =>
    address && formatServiceAddress(address).toLocaleLowerCase('en-NZ');
  return orders.find(
    (order) => isOpenStatus(order.status) && describe(order.serviceAddress) === describe(cart.serviceAddress),
  );
}
