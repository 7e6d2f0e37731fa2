import { chakra } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LoadError } from '#components/load-error.tsx';
import { PageHead } from '#components/page-head.tsx';
import { orderListQuery } from '#data/queries.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Text } from '#ui/text.tsx';
import { OrderListFilter } from './order-list-filter.tsx';
import { OrderListPager } from './order-list-pager.tsx';
import {
  describeCount,
  type OrderListSearch,
  parseOrderListSearch,
  writeOrderListSearch,
} from './order-list-search.ts';
import { OrderTable } from './order-table.tsx';

const pageSize = 25;

export function OrderListPage() {
  const [params, setParams] = useSearchParams();
  const search = parseOrderListSearch(params);
  const { status, q, cursors } = search;
  const cursor = cursors.at(-1);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...orderListQuery({ limit: pageSize, q, ...(status && { status }), ...(cursor && { cursor }) }),
    // The page before stays until the next one is there.
    placeholderData: keepPreviousData,
  });
  // Another filter is another list, so it starts at its first page.
  const filter = (wish: Pick<OrderListSearch, 'status' | 'q'>) =>
    setParams(writeOrderListSearch({ ...wish, cursors: [] }));
  const isFiltered = status !== undefined || q !== '';

  return (
    <>
      <PageHead title="Orders" />
      <PageHeader title="Orders" />
      <OrderListFilter status={status} q={q} onFilter={filter} />
      {error && <LoadError what="the orders" failure={error} onRetry={refetch} />}
      {!data && !error && (
        <LoadingShape label="Loading the orders">
          <Skeleton height="24rem" />
        </LoadingShape>
      )}
      {data && !error && (
        <chakra.div
          display="grid"
          gap="4"
          opacity={isPlaceholderData ? 0.6 : 1}
          aria-busy={isPlaceholderData}
        >
          <Text role="status" size="sm" tone="muted">
            {describeCount(cursors.length, pageSize, data.items.length, data.nextCursor === null)}
          </Text>
          {data.items.length > 0 && <OrderTable orders={data.items} />}
          {data.items.length === 0 && (
            <NoOrders isFiltered={isFiltered} onClear={() => filter({ status: undefined, q: '' })} />
          )}
          <OrderListPager search={search} nextCursor={data.nextCursor} />
        </chakra.div>
      )}
    </>
  );
}

function NoOrders({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState title="No orders yet">
        <p>They stand here as soon as the first customer has placed one.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No order matches"
      action={
        <Button variant="outline" onClick={onClear}>
          Show all orders
        </Button>
      }
    >
      <p>Look for an order number, a name, an email or a street, or choose another status.</p>
    </EmptyState>
  );
}
