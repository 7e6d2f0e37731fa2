import {
  isOpenStatus,
  type OrderStatus,
  openStatuses,
  orderStatuses,
  orderStatusTable,
} from '@kowhai/domain/orders/order-status';
import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { useSearchParams } from 'react-router-dom';
import { countOrders, useDesk } from '#data/staff/use-desk.ts';
import { withFilter } from '#staff/shared/lists/list-address.ts';
import { ListTabs } from '#staff/shared/lists/list-tabs.tsx';
import { writeCount } from '#staff/shared/parts/describe-count.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { OrderListSearch } from './order-list-search.ts';

type Tab = {
  id: string;
  label: string;
  filter: Record<string, string>;
};

const tabOf = (status: OrderStatus): Tab => ({
  id: status,
  label: orderStatusTable[status].desk.tab,
  filter: { status },
});

/** Work first, then what is over. Their numbers are keys. */
const tabs: readonly Tab[] = [
  { id: 'late', label: 'Late', filter: { due: 'late' } },
  { id: 'today', label: 'Due today', filter: { due: 'today' } },
  {
    id: 'mine',
    label: 'Mine',
    filter: { status: 'all', only: quickFilter.mine },
  },
  ...openStatuses.map(tabOf),
  {
    id: 'outside',
    label: 'Switches and calls',
    filter: { status: 'all', only: quickFilter.outside },
  },
  ...orderStatuses.filter((status) => !isOpenStatus(status)).map(tabOf),
  {
    id: 'all',
    label: 'All',
    filter: { status: 'all' },
  },
];

const ownTabs = new Map([
  [quickFilter.mine, 'mine'],
  [quickFilter.outside, 'outside'],
]);

function findOpen({ due, status, only }: OrderListSearch) {
  const id = due ?? status ?? [...ownTabs].find(([filter]) => only.includes(filter))?.[1] ?? 'all';
  return tabs.find((other) => other.id === id);
}

const addressOf = (params: URLSearchParams, { filter }: Tab) =>
  `?${withFilter(params, { due: '', status: '', only: '', from: '', to: '', sort: '', ...filter })}`;

export function OrderTabs({ search }: { search: OrderListSearch }) {
  const [params] = useSearchParams();
  const desk = useDesk();
  const open = findOpen(search);
  return (
    <ListTabs
      label="Orders by status"
      openId={open?.id}
      tabs={tabs.map((tab) => ({
        id: tab.id,
        label: tab.label,
        to: addressOf(params, tab),
        count: desk && writeCount(countOrders(desk, tab.filter)),
        isUrgent: tab.id === 'late' && desk !== undefined && desk.orders.late > 0,
      }))}
    />
  );
}

/** Shown when a tab is empty, with a link to the next tab that is not. */
export function EmptyTab({ search }: { search: OrderListSearch }) {
  const [params] = useSearchParams();
  const desk = useDesk();
  const unfinished = tabs.slice(
    0,
    tabs.findIndex(({ id }) => id === orderStatuses.find((status) => !isOpenStatus(status))),
  );
  const next = unfinished.find(({ filter }) => desk && countOrders(desk, filter) > 0);
  return (
    <EmptyState
      isDense
      title={`${findOpen(search)?.label} is empty`}
      action={next && <LinkButton to={addressOf(params, next)}>Go to {next.label}</LinkButton>}
    >
      {desk && !next && 'Nothing waits and nothing is being processed.'}
    </EmptyState>
  );
}
