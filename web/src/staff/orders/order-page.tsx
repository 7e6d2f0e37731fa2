import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LoadError } from '#components/load-error.tsx';
import { PageHead } from '#components/page-head.tsx';
import { orderQuery } from '#data/queries.ts';
import { KeptChanges } from '#staff/records/item-changes.tsx';
import { useSession } from '#state/session.ts';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { paths } from '#web/paths.ts';
import { OrderHeader, profileOrdersPath } from './order-header.tsx';
import { OrderView } from './order-view.tsx';
import { StaffRecords } from './staff-records.tsx';
import { ThankYou, useJustPlaced } from './thank-you.tsx';

/** A customer sees within five seconds what staff have done, the time that the answer takes included. */
const followMs = 4000;

export function OrderPage() {
  const { id = '' } = useParams();
  const isAdmin = useSession(({ user }) => user?.isAdmin === true);
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    ...orderQuery(id),
    // Only while the page is looked at, and at once when it is looked at again. Staff's own actions bring their answer.
    ...(!isAdmin && { refetchInterval: followMs, refetchOnWindowFocus: 'always' as const }),
  });
  const isJustPlaced = useJustPlaced(id);

  if (error?.code === 'NOT_FOUND') return <UnknownOrder id={id} isAdmin={isAdmin} />;
  return (
    <Container paddingBottom="12">
      <PageHead title={order ? `Order ${order.number}` : 'Order'} />
      <OrderHeader order={order} isAdmin={isAdmin} />
      {order && isJustPlaced && <ThankYou order={order} />}
      {order && (
        <OrderView
          order={order}
          isAdmin={isAdmin}
          records={isAdmin && <StaffRecords orderId={order._id} />}
        />
      )}
      {!order && error && <LoadError what="this order" failure={error} onRetry={refetch} />}
      {!order && !error && (
        <LoadingShape label="Loading the order">
          <Skeleton height="16rem" marginBottom="5" />
          <Skeleton height="12rem" />
        </LoadingShape>
      )}
    </Container>
  );
}

/** The same for an order that never was and for somebody else's. */
function UnknownOrder({ id, isAdmin }: { id: string; isAdmin: boolean }) {
  return (
    <Container paddingBlock="10" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <PageHead title="Order not found" />
      <EmptyState
        title="We could not find that order"
        headingLevel="h1"
        action={
          isAdmin ? (
            <LinkButton to={paths.adminOrders()}>See all orders</LinkButton>
          ) : (
            <LinkButton to={profileOrdersPath}>See your orders</LinkButton>
          )
        }
      >
        <p>The address may be mistyped, or the order was deleted.</p>
      </EmptyState>
      {isAdmin && <KeptChanges kind="order" id={id} />}
    </Container>
  );
}
