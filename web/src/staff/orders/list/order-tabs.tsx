import type { Contract } from '@kowhai/domain/api/contract';
import type { AnswerOf } from '@kowhai/domain/api/endpoint';
import { maxCounted } from '@kowhai/domain/api/page';
import { orderStatuses, orderStatusTable } from '@kowhai/domain/orders/order-status';
import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { useSearchParams } from 'react-router-dom';
import { useTriage } from '#data/use-watched-counts.ts';
import { withFilter } from '#staff/shared/lists/list-address.ts';
import { ListTabs } from '#staff/shared/lists/list-tabs.tsx';
import { writeCount } from '#staff/shared/parts/describe-count.ts';
import { EmptyState } from '#staff/shared/parts/empty-state.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import type { OrderListSearch } from './order-list-search.ts';

type Triage = AnswerOf<Contract['countTriage']>;

type Tab = {
  id: string;
  label: string;
  filter: { due: string; status: string; only: string };
  countIn: (counts: Triage) => number;
};

const tab = (id: string, label: string, filter: Partial<Tab['filter']>, countIn: Tab['countIn']): Tab => ({
  id,
  label,
  filter: { due: '', status: '', only: '', ...filter },
  countIn,
});

const tabs: readonly Tab[] = [
  tab('late', 'Late', { due: 'late' }, ({ late }) => late),
  tab('today', 'Due today', { due: 'today' }, ({ today }) => today),
  // What is open and assigned to whoever looks.
  tab('mine', 'Mine', { status: 'all', only: quickFilter.mine }, ({ mine }) => mine),
  ...orderStatuses.map((status) =>
    tab(
      status,
      status === 'submitted' ? 'Waiting' : orderStatusTable[status].name,
      { status },
      ({ byStatus }) => byStatus[status],
    ),
  ),
  tab('all', 'All', { status: 'all' }, ({ byStatus }) =>
    Object.values(byStatus).reduce((sum, count) => sum + count, 0),
  ),
];

type OrderTabsProps = { search: OrderListSearch };

function findOpen({ due, status, only }: OrderListSearch) {
  const id = due ?? status ?? (only.includes(quickFilter.mine) ? 'mine' : 'all');
  return tabs.find((other) => other.id === id);
}

const addressOf = (params: URLSearchParams, { filter }: Tab) =>
  `?${withFilter(params, { ...filter, from: '', to: '', sort: '' })}`;

export function OrderTabs({ search }: OrderTabsProps) {
  const [params] = useSearchParams();
  const counts = useTriage();
  const open = findOpen(search);
  return (
    <ListTabs
      label="Orders by status"
      openId={open?.id}
      tabs={tabs.map((tab) => ({
        id: tab.id,
        label: tab.label,
        to: addressOf(params, tab),
        count: counts && writeCounted(tab.countIn(counts)),
        isUrgent: tab.id === 'late' && counts !== undefined && counts.late > 0,
      }))}
    />
  );
}

/** Shown when a tab is empty, with a link to the next tab that is not. */
export function EmptyTab({ search }: OrderTabsProps) {
  const [params] = useSearchParams();
  const counts = useTriage();
  const next = tabs
    .slice(
      0,
      tabs.findIndex(({ id }) => id === 'completed'),
    )
    .find(({ countIn }) => counts && countIn(counts) > 0);
  return (
    <EmptyState
      title={`${findOpen(search)?.label} is empty`}
      action={next && <LinkButton to={addressOf(params, next)}>Go to {next.label}</LinkButton>}
    >
      {counts && !next && <p>Nothing waits and nothing is being processed.</p>}
    </EmptyState>
  );
}

const writeCounted = (count: number) =>
  count > maxCounted ? `${writeCount(maxCounted)}+` : writeCount(count);
