import type { EnquiryStatus } from '@kowhai/domain/enquiries/stored-enquiry';
import { useSearchParams } from 'react-router-dom';
import { useEnquiryCounts } from '#data/use-watched-counts.ts';
import { type Total, writeCount } from '#staff/shared/lists/describe-count.ts';
import { withFilter } from '#staff/shared/lists/list-address.ts';
import { ListTabs } from '#staff/shared/lists/list-tabs.tsx';

/** What waits for an answer and what has one, of those that are searched for. */
export function EnquiryTabs({ status, q }: { status: EnquiryStatus; q: string }) {
  const [params] = useSearchParams();
  const { open, answered } = useEnquiryCounts(q);
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

function write(total: Total | undefined): string | undefined {
  if (!total || total.count === null) return undefined;
  return `${writeCount(total.count)}${total.isMore ? '+' : ''}`;
}
