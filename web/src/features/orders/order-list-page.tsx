import { orderStatuses } from '@kowhai/domain/order-status';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { CsvButton } from '#components/csv-button.tsx';
import { describePage } from '#components/describe-range.ts';
import { withCursors, withFilter } from '#components/list-address.ts';
import { ListFilter } from '#components/list-filter.tsx';
import { ListFrame } from '#components/list-frame.tsx';
import { ListPager } from '#components/list-pager.tsx';
import { ListSummary } from '#components/list-summary.tsx';
import { NothingFound } from '#components/nothing-found.tsx';
import { PageHead } from '#components/page-head.tsx';
import { orderListQuery } from '#data/queries.ts';
import { orderCountQuery, readPages } from '#data/staff-queries.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { orderCsvColumns } from './order-csv.ts';
import { parseOrderListSearch } from './order-list-search.ts';
import { sortChoices } from './order-sorts.ts';
import { SelectableOrders } from './selectable-orders.tsx';

const noun = { one: 'order', many: 'orders' };
const pageSize = 25;

/** Everybody's orders, for staff. */
export function OrderListPage() {
  const [params, setParams] = useSearchParams();
  const { cursors, sort, ...filter } = parseOrderListSearch(params);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...orderListQuery({ ...filter, sort, cursor: cursors.at(-1), limit: pageSize }),
    // The page before stays until the next one is there.
    placeholderData: keepPreviousData,
  });
  const { data: total } = useQuery(orderCountQuery(filter));
  const change = (wish: Record<string, string>) => setParams(withFilter(params, wish));

  return (
    <>
      <PageHead title="Orders" />
      <PageHeader
        title="Orders"
        actions={
          filter.user && (
            <Button variant="outline" size="sm" onClick={() => change({ user: '' })}>
              One person’s orders: show everybody’s
            </Button>
          )
        }
      />
      <ListFilter
        label="Orders"
        hint="Order number, name, email or street"
        q={filter.q}
        onFilter={change}
        choices={[
          {
            name: 'status',
            label: 'Status',
            placeholder: 'All',
            options: orderStatuses,
            value: filter.status ?? '',
          },
          {
            name: 'sort',
            label: 'Sort by',
            options: sortChoices,
            value: sort,
          },
        ]}
        days={[
          { name: 'from', label: 'From day', value: filter.from ?? '' },
          { name: 'to', label: 'To day', value: filter.to ?? '' },
        ]}
      />
      <ListFrame what="the orders" data={data} error={error} onRetry={refetch} isOld={isPlaceholderData}>
        {({ items, nextCursor }) => (
          <>
            <ListSummary
              count={describePage(noun, {
                first: cursors.length * pageSize,
                shown: items.length,
                nextCursor,
                total,
              })}
            >
              <CsvButton
                noun={noun}
                columns={orderCsvColumns}
                readPages={() => readPages('listOrders', { ...filter, sort })}
              />
            </ListSummary>
            {items.length > 0 ? (
              <SelectableOrders orders={items} sort={sort} onSort={(wish) => change({ sort: wish })} />
            ) : (
              <NothingFound
                what="orders"
                whenEmpty="They stand here as soon as the first customer has placed one."
              />
            )}
            <ListPager
              previous={cursors.length > 0 ? withCursors(params, cursors.slice(0, -1)) : null}
              next={nextCursor === null ? null : withCursors(params, [...cursors, nextCursor])}
            />
          </>
        )}
      </ListFrame>
    </>
  );
}
