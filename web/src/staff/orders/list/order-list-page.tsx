import { Box, chakra } from '@chakra-ui/react';
import { totalMeaning } from '@kowhai/domain/cart/amounts';
import type { Order } from '@kowhai/domain/orders/order';
import { findFilteredDay } from '@kowhai/domain/search/quick-filters';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { apiQuery, deskQuery } from '#data/staff/staff-queries.ts';
import { countOrders, useDesk } from '#data/staff/use-desk.ts';
import { paths } from '#shared/paths.ts';
import { type Outcome, useOrderSteps } from '#staff/orders/actions/use-order-steps.ts';
import { PagedList } from '#staff/shared/lists/paged-list.tsx';
import { useListAddress, useListPage } from '#staff/shared/lists/use-list-page.ts';
import { Loaded } from '#staff/shared/parts/loaded.tsx';
import { StaffHeader } from '#staff/shared/parts/staff-header.tsx';
import { useColleagues } from '#staff/shared/records/use-colleagues.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { OrderFilters } from './order-filters.tsx';
import { parseOrderListSearch, toOrderFilter, workFilters } from './order-list-search.ts';
import { listOrderSheetColumns } from './order-sheet.ts';
import { EmptyTab, OrderTabs } from './order-tabs.tsx';
import { SelectableOrders } from './selectable-orders.tsx';
import { PrintVisits, VisitSheet } from './visit-sheet.tsx';

const noun = { one: 'order', many: 'orders' };

/** All customers' orders. Opens at the late ones or, where there are none, at all that wait for a review. */
export function OrderListPage() {
  const [params] = useSearchParams();
  const query = useQuery(deskQuery());
  if (String(params) !== '') return <OrderList />;
  return (
    <>
      <StaffHeader title="Orders" />
      <Loaded what="the orders" query={query} height="24rem">
        {({ orders }) => <Navigate to={orders.late > 0 ? '?due=late' : '?status=submitted'} replace />}
      </Loaded>
    </>
  );
}

function OrderList() {
  const { params, filterBy } = useListAddress();
  const { nameOf } = useColleagues();
  const search = parseOrderListSearch(params);
  const { sort, sorts } = search;
  const filter = toOrderFilter(search);
  const list = useListPage('listOrders', { ...filter, sort });
  const isWholeTab = [...params.keys()].every(
    (name) =>
      ['due', 'status', 'sort', 'cursor', 'page'].includes(name) ||
      workFilters.includes(params.get(name) ?? ''),
  );
  const desk = useDesk();
  const { data: found } = useQuery({ ...apiQuery('countOrders', { query: filter }), enabled: !isWholeTab });
  const total = isWholeTab ? desk && { count: countOrders(desk, filter), isMore: false } : found;
  // Kept here, so that refusals are still shown when the page has no order left.
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const steps = useOrderSteps(setOutcome);

  const day = findFilteredDay(search.only);
  const [visits, setVisits] = useState<readonly Order[]>();
  const stopPrinting = useCallback(() => setVisits(undefined), []);

  return (
    <>
      {day && visits && <VisitSheet day={day} orders={visits} onPrinted={stopPrinting} />}
      <Box display="contents" data-print={visits && 'hide'}>
        <StaffHeader
          title="Orders"
          actions={
            <Box display="flex" flexWrap="wrap" gap="2">
              {day && <PrintVisits readSlices={list.readSlices} onRead={setVisits} />}
              <LinkButton to={paths.adminOrderNew()} variant="outline" size="sm">
                New order
              </LinkButton>
            </Box>
          }
        />
        <OrderTabs search={search} />
        <BulkRefusals key={JSON.stringify(filter)} outcome={outcome} />
        <PagedList
          {...list}
          filter={<OrderFilters search={search} onFilter={filterBy} />}
          noun={noun}
          total={total}
          sheetColumns={listOrderSheetColumns(({ assigneeKey }) => nameOf(assigneeKey))}
          whenEmpty="New orders show up here."
          whenNoneMatch={isWholeTab ? <EmptyTab search={search} /> : <NoneMatch q={search.q} />}
        >
          {(rows) => (
            <SelectableOrders
              orders={rows}
              sort={sort}
              sorts={sorts}
              onSort={(wish) => filterBy({ sort: wish })}
              steps={steps}
            />
          )}
        </PagedList>
        <chakra.p display={{ mdDown: 'none' }} fontSize="sm" color="ink.muted" paddingBlock="3">
          {totalMeaning.the}
        </chakra.p>
      </Box>
    </>
  );
}

/** A search covers one tab, so it offers to search them all. */
function NoneMatch({ q }: { q: string }) {
  return (
    <EmptyState
      isDense
      title="No orders match"
      action={
        <LinkButton to={`?${new URLSearchParams({ status: 'all', ...(q && { q }) })}`} variant="outline">
          {q ? 'Search all orders' : 'Show all orders'}
        </LinkButton>
      }
    >
      Try other words or another filter.
    </EmptyState>
  );
}

/** The orders that a bulk action was refused for, and why. Those from before it was mounted are not repeated. */
function BulkRefusals({ outcome }: { outcome: Outcome | null }) {
  const [before] = useState(outcome);
  if (!outcome || outcome === before || outcome.refused.length === 0) return null;
  const { done, refused } = outcome;
  return (
    <Box marginTop="3" marginBottom="4">
      <Alert status="warning" title={`${done} of ${done + refused.length} orders changed. These didn’t:`}>
        <ul>
          {refused.map(({ number, failure }) => (
            <li key={number}>
              {number}: {failure.message}
            </li>
          ))}
        </ul>
      </Alert>
    </Box>
  );
}
