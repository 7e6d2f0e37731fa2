import { chakra } from '@chakra-ui/react';
import { orderStatuses, orderStatusTable } from '@kowhai/domain/order-status';
import { firstPayment } from '@kowhai/domain/pricing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '#components/page-head.tsx';
import { orderListQuery } from '#data/queries.ts';
import { orderCountQuery, readPages } from '#data/staff-queries.ts';
import { withFilter } from '#staff/lists/list-address.ts';
import { ListFilter } from '#staff/lists/list-filter.tsx';
import { PagedList, pageSize } from '#staff/lists/paged-list.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { BulkRefusals } from './bulk-refusals.tsx';
import { orderCsvColumns } from './order-csv.ts';
import { parseOrderListSearch } from './order-list-search.ts';
import { sortChoices } from './order-sorts.ts';
import { SelectableOrders } from './selectable-orders.tsx';
import { useBulkActions } from './use-bulk-actions.ts';

const noun = { one: 'order', many: 'orders' };

/** Everybody's orders, for staff. */
export function OrderListPage() {
  const [params, setParams] = useSearchParams();
  const { cursors, sort, ...filter } = parseOrderListSearch(params);
  const query = useQuery({
    ...orderListQuery({ ...filter, sort, cursor: cursors.at(-1), limit: pageSize }),
    // The page before stays until the next one is there.
    placeholderData: keepPreviousData,
  });
  const { data: total } = useQuery(orderCountQuery(filter));
  // Here, because what was refused is told also where no order is left on the page.
  const bulk = useBulkActions();
  const change = (wish: Record<string, string>) => setParams(withFilter(params, wish));

  return (
    <>
      <PageHead title="Orders" />
      <PageHeader
        isDense
        title="Orders"
        lead={<chakra.span fontSize="sm">{firstPayment.meaning}</chakra.span>}
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
            options: orderStatuses.map((value) => ({ value, label: orderStatusTable[value].name })),
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
      <BulkRefusals outcome={bulk.outcome} />
      <PagedList
        noun={noun}
        query={query}
        total={total}
        csvColumns={orderCsvColumns}
        readPages={() => readPages('listOrders', { ...filter, sort })}
        whenEmpty="They stand here as soon as the first customer has placed one."
      >
        {(items) => (
          <SelectableOrders
            orders={items}
            sort={sort}
            onSort={(wish) => change({ sort: wish })}
            bulk={bulk}
          />
        )}
      </PagedList>
    </>
  );
}
