import { chakra } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderTriageQuery } from '#data/staff-queries.ts';
import { withFilter } from '#staff/lists/list-address.ts';
import { RouterLink } from '#ui/link.tsx';
import type { OrderListSearch } from './order-list-search.ts';

const lookAgainMs = 15_000;

const tabs = [
  { id: 'late', label: 'Late', filter: { due: 'late', status: '' } },
  { id: 'today', label: 'Due today', filter: { due: 'today', status: '' } },
  { id: 'waiting', label: 'Waiting', filter: { due: '', status: 'submitted' } },
  { id: 'processing', label: 'Processing', filter: { due: '', status: 'processing' } },
  { id: 'completed', label: 'Completed', filter: { due: '', status: 'completed' } },
  { id: 'cancelled', label: 'Cancelled', filter: { due: '', status: 'cancelled' } },
  { id: 'all', label: 'All', filter: { due: '', status: '' } },
] as const;

const List = chakra('ul', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    borderBottomWidth: '1px',
    borderColor: 'line',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '10',
      paddingInline: '3',
      whiteSpace: 'nowrap',
      fontSize: 'sm',
      fontWeight: 'semibold',
      color: 'ink.muted',
      outlineOffset: '-3px',
    },
    '& a:hover': { color: 'ink' },
    '& a[aria-current]': { color: 'ink', borderBottom: '3px solid {colors.gold.line}', paddingTop: '3px' },
  },
});

const Count = chakra('span', {
  base: {
    minWidth: '6',
    paddingInline: '1.5',
    borderRadius: 'full',
    background: 'sunken',
    color: 'ink',
    fontSize: 'xs',
    lineHeight: '1.5rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: { tone: { plain: {}, danger: { background: 'danger.bg', color: 'danger.text' } } },
});

/** What has to be done first stands first, with how much of it there is. */
export function OrderTabs({ search: { due, status } }: { search: OrderListSearch }) {
  const [params] = useSearchParams();
  const counts = useTriage();
  const open = tabs.find(
    ({ filter }) => filter.due === (due ?? '') && (due !== undefined || filter.status === (status ?? '')),
  );
  return (
    <nav aria-label="Orders by what is to be done">
      <List>
        {tabs.map(({ id, label, filter }) => (
          <li key={id}>
            <RouterLink
              to={`?${withFilter(params, { ...filter, from: '', to: '', sort: '' })}`}
              aria-current={open?.id === id ? 'page' : undefined}
            >
              {label}
              {counts && (
                <Count tone={id === 'late' && counts.late > 0 ? 'danger' : 'plain'}>
                  {counts[id].toLocaleString('en-NZ')}
                </Count>
              )}
            </RouterLink>
          </li>
        ))}
      </List>
    </nav>
  );
}

/** Counted again and again: when something has come in or was changed elsewhere, the list is read anew as well. */
function useTriage() {
  const client = useQueryClient();
  const { data } = useQuery({ ...orderTriageQuery(), refetchInterval: lookAgainMs });
  const seen = data && Object.values(data).join();
  useEffect(() => {
    if (seen)
      for (const part of ['list', 'count']) void client.invalidateQueries({ queryKey: ['Order', part] });
  }, [seen, client]);
  return data && { ...data, all: data.waiting + data.processing + data.completed + data.cancelled };
}
