import { waitingStatuses } from '@kowhai/domain/orders/order-status';
import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiQuery, latestChangeQuery } from './staff-queries.ts';

/** Milliseconds until a list shows what customers sent. */
const refetchInterval = 15_000;
/** Milliseconds until every page shows what a colleague changed: each poll costs one read. */
const colleaguesInterval = 3500;

/** Refetches what is on screen after a change by a colleague, or in another window. */
export function useColleaguesChanges(): void {
  const { data } = useQuery({ ...latestChangeQuery(), refetchInterval: colleaguesInterval });
  useReread(data?.items[0]?._id, ['Order'], ['Enquiry'], ['Dashboard'], ['Audit']);
}

/** The number of orders by status, and of those that are due. */
export function useTriage() {
  const { data } = useQuery({ ...apiQuery('countTriage', {}), refetchInterval });
  useReread(
    data,
    ['Order', 'list'],
    ['Order', 'countOrders'],
    ['Order', 'countConnectionDays'],
    ['Dashboard'],
  );
  return data;
}

export function useWaiting(): { orders: number; enquiries: number } {
  const triage = useTriage();
  const { data } = useQuery({
    ...apiQuery('countEnquiries', { query: { status: 'Unanswered' } }),
    refetchInterval,
  });
  return {
    orders: triage ? waitingStatuses.reduce((sum, status) => sum + triage.byStatus[status], 0) : 0,
    enquiries: data?.count ?? 0,
  };
}

/** The number of enquiries in each tab of their list. */
export function useEnquiryCounts(q: string) {
  const [late, mine, Unanswered, Answered] = useQueries({
    queries: (
      [
        { status: 'Unanswered', due: 'late', q },
        { status: 'Unanswered', only: quickFilter.mine, q },
        { status: 'Unanswered', q },
        { status: 'Answered', q },
      ] as const
    ).map((query) => ({ ...apiQuery('countEnquiries', { query }), refetchInterval })),
  }).map(({ data }) => data);
  useReread(Unanswered && Answered && [Unanswered.count, Answered.count], ['Enquiry', 'list']);
  return { late, mine, Unanswered, Answered };
}

/** Invalidates queries when the watched value changes. */
function useReread(counts: unknown, ...keys: string[][]): void {
  const client = useQueryClient();
  const seen = counts && JSON.stringify(counts);
  const lists = JSON.stringify(keys);
  const before = useRef(seen);
  useEffect(() => {
    // The first count is as recent as the list itself.
    if (before.current !== undefined && before.current !== seen)
      // Several components watch the same counts, so a running refetch is not restarted.
      for (const queryKey of JSON.parse(lists))
        void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    before.current = seen;
  }, [seen, lists, client]);
}
