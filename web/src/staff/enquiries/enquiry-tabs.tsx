import type { EnquiryStatus } from '@kowhai/domain/stored-enquiry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { enquiryCountQuery } from '#data/staff-queries.ts';
import { writeCount } from '#staff/lists/describe-count.ts';
import type { Total } from '#staff/lists/describe-range.ts';
import { withFilter } from '#staff/lists/list-address.ts';
import { ListTabs, lookAgainMs } from '#staff/lists/list-tabs.tsx';

/** What waits for an answer and what has one, of those that are searched for. */
export function EnquiryTabs({ status, q }: { status: EnquiryStatus; q: string }) {
  const [params] = useSearchParams();
  const open = useCount('Unanswered', q);
  const answered = useCount('Answered', q);
  const client = useQueryClient();
  const seen = open && answered && `${open.count},${answered.count}`;
  useEffect(() => {
    // When something came in or was answered elsewhere, the list is read anew as well.
    if (seen) void client.invalidateQueries({ queryKey: ['User', 'enquiries', 'list'] });
  }, [seen, client]);
  return (
    <ListTabs
      label="Enquiries by status"
      openId={status}
      tabs={[
        { id: 'Unanswered', label: 'Open', to: `?${withFilter(params, { status: '' })}`, count: write(open) },
        {
          id: 'Answered',
          label: 'Answered',
          to: `?${withFilter(params, { status: 'Answered' })}`,
          count: write(answered),
        },
      ]}
    />
  );
}

function useCount(status: EnquiryStatus, q: string) {
  return useQuery({ ...enquiryCountQuery({ status, q }), refetchInterval: lookAgainMs }).data;
}

function write(total: Total | undefined): string | undefined {
  if (!total || total.count === null) return undefined;
  return `${writeCount(total.count)}${total.isMore ? '+' : ''}`;
}
