import { Heading, Text } from '@chakra-ui/react';
import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { useQueries } from '@tanstack/react-query';
import { listQuery } from '#data/staff-queries.ts';
import { Day } from '#shared/day.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { paths } from '#shared/paths.ts';
import { describeNewest } from '#staff/shared/lists/describe-range.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';

const noun = { one: 'enquiry', many: 'enquiries' };

const columns: readonly Column<StoredEnquiry>[] = [
  {
    header: 'Subject',
    isRowHeader: true,
    cell: ({ _id, enquirySubject }) => (
      <TextLink to={paths.adminEnquiry(_id)} standalone>
        {enquirySubject}
      </TextLink>
    ),
  },
  { header: 'Date', cell: ({ createdAt }) => <Day of={createdAt} /> },
  { header: 'Answered', cell: ({ isAnswered }) => (isAnswered ? 'Yes' : 'No') },
];

/** What somebody asked: while signed in, or from their address. */
export function UserEnquiries({ user: { _id, email } }: { user: StaffUser }) {
  const [bySender, byAddress] = useQueries({
    queries: [listQuery('listEnquiries', { user: _id }), listQuery('listEnquiries', { email })],
  });
  const found = [...(bySender.data?.items ?? []), ...(byAddress.data?.items ?? [])];
  const enquiries = [...new Map(found.map((enquiry) => [enquiry._id, enquiry])).values()].toSorted((a, b) =>
    b.createdAt.localeCompare(a.createdAt),
  );
  const failed = [bySender, byAddress].find(({ error }) => error);
  const isThere = bySender.data !== undefined && byAddress.data !== undefined;
  const isMore = [bySender, byAddress].some(({ data }) => data && data.nextCursor !== null);
  return (
    <section aria-labelledby="user-enquiries">
      <Heading id="user-enquiries" size="lg" marginBottom="2">
        Enquiries
      </Heading>
      {failed?.error && <LoadError what="the enquiries" failure={failed.error} onRetry={failed.refetch} />}
      {isThere && enquiries.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          No enquiries yet
        </Text>
      )}
      {enquiries.length > 0 && (
        <>
          {isThere && (
            <Text textStyle="sm" color="fg.muted" marginBottom="2">
              {describeNewest(noun, enquiries.length, isMore)}
            </Text>
          )}
          <DataTable dense caption="Enquiries" columns={columns} rows={enquiries} getKey={({ _id }) => _id} />
        </>
      )}
    </section>
  );
}
