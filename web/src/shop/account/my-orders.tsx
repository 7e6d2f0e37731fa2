import { chakra } from '@chakra-ui/react';
import { totalMeaning } from '@kowhai/domain/cart/amounts';
import { amountNames } from '@kowhai/domain/cart/pricing';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Order } from '@kowhai/domain/orders/order';
import { isCancelledStatus } from '@kowhai/domain/orders/order-status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { myOrdersQuery } from '#data/queries.ts';
import { Day } from '#shared/day.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { StatusBadge } from '#shared/orders/status-badge.tsx';
import { paths } from '#shared/paths.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { type Column, DataTable } from '#ui/table/data-table.tsx';
import { Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

const columns: readonly Column<Order>[] = [
  {
    header: 'Order #',
    isRowHeader: true,
    cell: ({ number, orderServices, serviceAddress }) => (
      <>
        {number}
        <chakra.span display="block" fontWeight="normal" fontSize="sm" color="ink.muted">
          {[...orderServices.map(({ name }) => name), serviceAddress.address].join(', ')}
        </chakra.span>
      </>
    ),
  },
  { header: 'Date', cell: ({ createdAt }) => <Day of={createdAt} /> },
  { header: 'Status', cell: (order) => <StatusBadge status={order.status} /> },
  {
    header: amountNames.total,
    align: 'end',
    cell: (order) =>
      isCancelledStatus(order.status) ? 'Nothing to pay' : formatMoney(toCents(order.totalPrice)),
  },
  {
    header: 'Details',
    hideHeader: true,
    align: 'end',
    cell: ({ _id, number }) => (
      <TextLink to={paths.order(_id)} standalone>
        Details<VisuallyHidden> of order {number}</VisuallyHidden>
      </TextLink>
    ),
  },
];

export function MyOrders({ userId }: { userId: string }) {
  const query = useInfiniteQuery(myOrdersQuery(userId));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const orders = data?.pages.flatMap((page) => page.orders);

  if (!orders) {
    if (error) return <LoadError what="your orders" failure={error} onRetry={refetch} />;
    return (
      <LoadingShape label="Loading your orders">
        <Skeleton height="12rem" />
      </LoadingShape>
    );
  }
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" justifyItems="start">
      <chakra.div width="full">
        <MyOrderTable orders={orders} />
      </chakra.div>
      {error && query.isFetchNextPageError && (
        <LoadError what="your older orders" failure={error} onRetry={fetchNextPage} />
      )}
      <OlderOrders
        count={orders.length}
        isAll={!hasNextPage}
        busy={isFetchingNextPage}
        onShow={() => void fetchNextPage()}
      />
    </chakra.div>
  );
}

type OlderOrdersProps = { count: number; isAll: boolean; busy: boolean; onShow: () => void };

/** The button that loads older orders. On the last page it is unmounted, so the focus goes to the line above. */
function OlderOrders({ count, isAll, busy, onShow }: OlderOrdersProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const [isWanted, setWanted] = useState(false);
  useLayoutEffect(() => {
    if (isWanted && isAll) line.current?.focus();
  }, [isWanted, isAll]);

  // A single page of orders needs no such line.
  if (isAll && !isWanted) return null;
  return (
    <>
      <Text ref={line} role="status" tabIndex={-1} size="sm" tone="muted">
        {isAll ? `That’s all ${count} orders.` : `Showing your newest ${count} orders.`}
      </Text>
      {!isAll && (
        <Button
          variant="outline"
          busy={busy}
          busyLabel="Loading…"
          onClick={() => {
            setWanted(true);
            onShow();
          }}
        >
          Show older orders
        </Button>
      )}
    </>
  );
}

export function MyOrderTable({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) {
    return (
      <EmptyState
        title="No orders yet"
        action={<LinkButton to={paths.planList('fibre')}>Choose a plan</LinkButton>}
      >
        Once you place an order request, you can follow it here.
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable caption="Your orders" columns={columns} rows={orders} getKey={({ _id }) => _id} />
      {orders.some(({ status }) => !isCancelledStatus(status)) && (
        <Text size="sm" tone="muted" marginTop="3">
          {totalMeaning.your}
        </Text>
      )}
    </>
  );
}
