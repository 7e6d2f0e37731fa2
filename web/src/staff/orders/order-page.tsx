import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { LoadError } from '#components/load-error.tsx';
import { OrderHeader } from '#components/order-header.tsx';
import { OrderLoading } from '#components/order-parts.tsx';
import { PageHead } from '#components/page-head.tsx';
import { orderQuery } from '#data/queries.ts';
import { KeptChanges } from '#staff/records/item-changes.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { paths } from '#web/paths.ts';
import { OrderDetails } from './order-details.tsx';
import { StaffRecords } from './staff-records.tsx';

/** An order as the desk sees it: what can be done with it, and all that is on record. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { data: order, error, refetch } = useQuery(orderQuery(id));

  if (error?.code === 'NOT_FOUND') return <UnknownOrder id={id} />;
  return (
    <>
      <PageHead title={order ? `Order ${order.number}` : 'Order'} />
      <OrderHeader
        order={order}
        breadcrumbs={
          <Breadcrumbs
            trail={[{ label: 'Orders', to: paths.adminOrders() }]}
            current={order?.number ?? 'Order'}
          />
        }
        isDense
      />
      {order && <OrderDetails order={order} records={<StaffRecords orderId={order._id} />} />}
      {!order && error && <LoadError what="this order" failure={error} onRetry={refetch} />}
      {!order && !error && <OrderLoading />}
    </>
  );
}

function UnknownOrder({ id }: { id: string }) {
  return (
    <chakra.div paddingBlock="6" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <PageHead title="Order not found" />
      <EmptyState
        title="We could not find that order"
        headingLevel="h1"
        action={<LinkButton to={paths.adminOrders()}>See all orders</LinkButton>}
      >
        <p>The address may be mistyped, or the order was deleted.</p>
      </EmptyState>
      <KeptChanges kind="order" id={id} />
    </chakra.div>
  );
}
