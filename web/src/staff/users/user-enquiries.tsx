import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { isEmailProven } from '@kowhai/domain/people/user';
import { useQueries } from '@tanstack/react-query';
import { listQuery } from '#data/staff/staff-queries.ts';
import { Day } from '#shared/day.tsx';
import { paths } from '#shared/paths.ts';
import { linkColumn } from '#staff/shared/lists/cell-text.tsx';
import { describeNewest } from '#staff/shared/parts/describe-count.ts';
import type { Column } from '#ui/table/data-table.tsx';
import { PersonList } from './person-list.tsx';

const noun = { one: 'enquiry', many: 'enquiries' };

const columns: readonly Column<StoredEnquiry>[] = [
  linkColumn('Subject', ({ _id, enquirySubject }) => ({ text: enquirySubject, to: paths.adminEnquiry(_id) })),
  { header: 'Date', cell: ({ createdAt }) => <Day of={createdAt} /> },
  { header: 'Answered', cell: ({ isAnswered }) => (isAnswered ? 'Yes' : 'No') },
];

/** A person's enquiries: those sent while signed in, and those from their address since it is proven. */
export function UserEnquiries({ user }: { user: StaffUser }) {
  const { _id, email } = user;
  const isProven = isEmailProven(user);
  const [bySender, byAddress] = useQueries({
    queries: [
      listQuery('listEnquiries', { user: _id }),
      { ...listQuery('listEnquiries', { email }), enabled: isProven },
    ],
  });
  const fromAddress = byAddress.data?.rows.filter(
    ({ userId, createdAt }) => userId === undefined && isEmailProven(user, createdAt),
  );
  const found = [...(bySender.data?.rows ?? []), ...(fromAddress ?? [])];
  const enquiries = [...new Map(found.map((enquiry) => [enquiry._id, enquiry])).values()].toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  const failed = [bySender, byAddress].find(({ error }) => error);
  const isThere = bySender.data !== undefined && (!isProven || byAddress.data !== undefined);
  const isMore = [bySender, byAddress].some(({ data }) => data && data.nextCursor !== null);
  return (
    <PersonList
      title="Enquiries"
      count={isThere ? describeNewest(noun, enquiries.length, isMore) : undefined}
      columns={columns}
      // Shows what one query has found before the other one answers, but not that there is nothing.
      rows={isThere || enquiries.length > 0 ? enquiries : undefined}
      failed={failed}
    />
  );
}
