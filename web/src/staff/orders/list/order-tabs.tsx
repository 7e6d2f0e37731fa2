import type { Contract } from '@kowhai/domain/api/contract';
import type { AnswerOf } from '@kowhai/domain/api/endpoint';
import { maxCounted } from '@kowhai/domain/api/list-slice';
import {
  isOpenStatus,
  type OrderStatus,
  openStatuses,
  orderStatuses,
  orderStatusTable,
} from '@kowhai/domain/orders/order-status';
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
  filter: Record<string, string>;
  countIn: (counts: Triage) => number;
};

const tabOf = (status: OrderStatus): Tab => ({
  id: status,
  label: orderStatusTable[status].desk.tab,
  filter: { status },
  countIn: ({ byStatus }) => byStatus[status],
});

/** Work first, then what is over. Their numbers are keys. */
const tabs: readonly Tab[] = [
  { id: 'late', label: 'Late', filter: { due: 'late' }, countIn: ({ late }) => late },
  { id: 'today', label: 'Due today', filter: { due: 'today' }, countIn: ({ today }) => today },
  {
    id: 'mine',
    label: 'Mine',
    filter: { status: 'all', only: quickFilter.mine },
    countIn: ({ mine }) => mine,
  },
  ...openStatuses.map(tabOf),
  {
    id: 'outside',
    label: 'Switches and visits',
    filter: { status: 'all', only: quickFilter.outside },
    countIn: ({ outside }) => outside,
  },
  ...orderStatuses.filter((status) => !isOpenStatus(status)).map(tabOf),
  {
    id: 'all',
    label: 'All',
    filter: { status: 'all' },
    countIn: ({ byStatus }) => Object.values(byStatus).reduce((sum, count) => sum + count, 0),
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
export function EmptyTab({ search }: { search: OrderListSearch }) {
  const [params] = useSearchParams();
  const counts = useTriage();
  const unfinished = tabs.slice(
    0,
    tabs.findIndex(({ id }) => id === orderStatuses.find((status) => !isOpenStatus(status))),
  );
  const next = unfinished.find(({ countIn }) => counts && countIn(counts) > 0);
  return (
    <EmptyState
      title={`${findOpen(search)?.label} is empty`}
      action={next && <LinkButton to={addressOf(params, next)}>Go to {next.label}</LinkButton>}
    >
      {counts && !next && 'Nothing waits and nothing is being processed.'}
    </EmptyState>
  );
}

const writeCounted = (count: number) =>
  count > maxCounted ? `${writeCount(maxCounted)}+` : writeCount(count);
