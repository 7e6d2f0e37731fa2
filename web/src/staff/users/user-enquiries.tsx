import type { StoredEnquiry } from '@kowhai/domain/stored-enquiry';
import { useQuery } from '@tanstack/react-query';
import { Day } from '#components/day.tsx';
import { LoadError } from '#components/load-error.tsx';
import { enquiryListQuery } from '#data/staff-queries.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/link.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { paths } from '#web/paths.ts';

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

/** What came in from somebody's address. */
export function UserEnquiries({ email }: { email: string }) {
  const { data, error, refetch } = useQuery(enquiryListQuery({ email, cursor: undefined }));
  return (
    <section aria-labelledby="user-enquiries">
      <Heading id="user-enquiries" size="sm">
        Enquiries
      </Heading>
      {error && <LoadError what="the enquiries" failure={error} onRetry={refetch} />}
      {data?.items.length === 0 && (
        <Text size="sm" tone="muted">
          No enquiries from {email}
        </Text>
      )}
      {data && data.items.length > 0 && (
        <DataTable dense caption="Enquiries" columns={columns} rows={data.items} getKey={({ _id }) => _id} />
      )}
    </section>
  );
}
