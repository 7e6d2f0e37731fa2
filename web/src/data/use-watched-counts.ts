import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { enquiryCountQuery, orderTriageQuery } from './staff-queries.ts';

/** How soon a list shows what came in or was changed elsewhere. */
const refetchInterval = 15_000;

/** How many orders there are of each status, and those that are due. */
export function useTriage() {
  const { data } = useQuery({ ...orderTriageQuery(), refetchInterval });
  useReread(data, ['Order', 'list'], ['Order', 'count']);
  return data;
}

/** How many enquiries wait for an answer, and how many have one. */
export function useEnquiryCounts(q: string) {
  const open = useQuery({ ...enquiryCountQuery({ status: 'Unanswered', q }), refetchInterval }).data;
  const answered = useQuery({ ...enquiryCountQuery({ status: 'Answered', q }), refetchInterval }).data;
  useReread(open && answered && [open.count, answered.count], ['Enquiry', 'list']);
  return { open, answered };
}

/** When something has come in or was changed elsewhere, the list is read anew as well. */
function useReread(counts: unknown, ...keys: string[][]): void {
  const client = useQueryClient();
  const seen = counts && JSON.stringify(counts);
  const lists = JSON.stringify(keys);
  useEffect(() => {
    if (seen) for (const queryKey of JSON.parse(lists)) void client.invalidateQueries({ queryKey });
  }, [seen, lists, client]);
}
