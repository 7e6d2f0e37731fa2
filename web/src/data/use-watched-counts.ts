import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { apiQuery, latestChangeQuery } from './staff-queries.ts';

/** How soon a list shows what customers send. */
const refetchInterval = 15_000;
/** How soon every page shows what a colleague has done: to ask costs one read. */
const colleaguesInterval = 3500;

/** What was changed by a colleague, or in another window, is read anew wherever it is shown. */
export function useColleaguesChanges(): void {
  const { data } = useQuery({ ...latestChangeQuery(), refetchInterval: colleaguesInterval });
  useReread(data?.items[0]?._id, ['Order'], ['Enquiry'], ['Dashboard'], ['Audit', 'list']);
}

/** How many orders there are of each status, and those that are due. */
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

/** How much waits for staff, for the menu. */
export function useWaiting(): { orders: number; enquiries: number } {
  const triage = useTriage();
  const { data } = useQuery({
    ...apiQuery('countEnquiries', { query: { status: 'Unanswered' } }),
    refetchInterval,
  });
  return { orders: triage?.byStatus.submitted ?? 0, enquiries: data?.count ?? 0 };
}

/** How many enquiries wait for an answer, and how many have one. */
export function useEnquiryCounts(q: string) {
  const open = useQuery({
    ...apiQuery('countEnquiries', { query: { status: 'Unanswered', q } }),
    refetchInterval,
  }).data;
  const answered = useQuery({
    ...apiQuery('countEnquiries', { query: { status: 'Answered', q } }),
    refetchInterval,
  }).data;
  useReread(open && answered && [open.count, answered.count], ['Enquiry', 'list']);
  return { open, answered };
}

/** When something has come in or was changed elsewhere, the list is read anew as well. */
function useReread(counts: unknown, ...keys: string[][]): void {
  const client = useQueryClient();
  const seen = counts && JSON.stringify(counts);
  const lists = JSON.stringify(keys);
  const before = useRef(seen);
  useEffect(() => {
    // What is counted for the first time is of the same moment as the list.
    if (before.current !== undefined && before.current !== seen)
      // Several parts of a page count the same.
      for (const queryKey of JSON.parse(lists))
        void client.invalidateQueries({ queryKey }, { cancelRefetch: false });
    before.current = seen;
  }, [seen, lists, client]);
}
