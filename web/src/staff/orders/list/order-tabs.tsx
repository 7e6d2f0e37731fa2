import type { Contract } from '@kowhai/domain/api/contract';
import type { AnswerOf } from '@kowhai/domain/api/endpoint';
import { maxCounted } from '@kowhai/domain/api/page';
import { orderStatuses, orderStatusTable } from '@kowhai/domain/orders/order-status';
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
  filter: { due: string; status: string };
  countIn: (counts: Triage) => number;
};

const tabs: readonly Tab[] = [
  { id: 'late', label: 'Late', filter: { due: 'late', status: '' }, countIn: ({ late }) => late },
  { id: 'today', label: 'Due today', filter: { due: 'today', status: '' }, countIn: ({ today }) => today },
  ...orderStatuses.map(
    (status): Tab => ({
      id: status,
      label: status === 'submitted' ? 'Waiting' : orderStatusTable[status].name,
      filter: { due: '', status },
      countIn: ({ byStatus }) => byStatus[status],
    }),
  ),
  {
    id: 'all',
    label: 'All',
    filter: { due: '', status: 'all' },
    countIn: ({ byStatus }) => Object.values(byStatus).reduce((sum, count) => sum + count, 0),
  },
];

type OrderTabsProps = { search: OrderListSearch };

const findOpen = ({ due, status }: OrderListSearch) =>
  tabs.find(
    ({ filter }) => filter.due === (due ?? '') && (due !== undefined || filter.status === (status ?? 'all')),
  );

const addressOf = (params: URLSearchParams, { filter }: Tab) =>
  `?${withFilter(params, { ...filter, from: '', to: '', sort: '', only: '' })}`;

/** Tabs in the order of urgency, each with its number of orders. */
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
