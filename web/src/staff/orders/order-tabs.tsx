import { maxCounted } from '@kowhai/domain/api/page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { orderTriageQuery } from '#data/staff-queries.ts';
import { writeCount } from '#staff/lists/describe-count.ts';
import { withFilter } from '#staff/lists/list-address.ts';
import { ListTabs, lookAgainMs } from '#staff/lists/list-tabs.tsx';
import type { OrderListSearch } from './order-list-search.ts';

const tabs = [
  { id: 'late', label: 'Late', filter: { due: 'late', status: '' } },
  { id: 'today', label: 'Due today', filter: { due: 'today', status: '' } },
  { id: 'waiting', label: 'Waiting', filter: { due: '', status: 'submitted' } },
  { id: 'processing', label: 'Processing', filter: { due: '', status: 'processing' } },
  { id: 'completed', label: 'Completed', filter: { due: '', status: 'completed' } },
  { id: 'cancelled', label: 'Cancelled', filter: { due: '', status: 'cancelled' } },
  { id: 'all', label: 'All', filter: { due: '', status: '' } },
] as const;

/** What has to be done first stands first, with how much of it there is. */
export function OrderTabs({ search: { due, status } }: { search: OrderListSearch }) {
  const [params] = useSearchParams();
  const counts = useTriage();
  const open = tabs.find(
    ({ filter }) => filter.due === (due ?? '') && (due !== undefined || filter.status === (status ?? '')),
  );
  return (
    <ListTabs
      label="Orders by what is to be done"
      openId={open?.id}
      tabs={tabs.map(({ id, label, filter }) => ({
        id,
        label,
        to: `?${withFilter(params, { ...filter, from: '', to: '', sort: '' })}`,
        count: counts && (counts[id] > maxCounted ? `${writeCount(maxCounted)}+` : writeCount(counts[id])),
        isUrgent: id === 'late' && counts !== undefined && counts.late > 0,
      }))}
    />
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
