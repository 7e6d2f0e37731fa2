import { formatDate } from '@kowhai/domain/date';
import { enquiryStatuses, type StoredEnquiry } from '@kowhai/domain/stored-enquiry';
import { formatFullName } from '@kowhai/domain/user';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Day } from '#components/day.tsx';
import { PageHead } from '#components/page-head.tsx';
import { enquiryCountQuery, enquiryListQuery, readPages } from '#data/staff-queries.ts';
import type { CsvColumn } from '#staff/lists/csv.ts';
import { readChoice, readCursors, readText, withFilter } from '#staff/lists/list-address.ts';
import { ListFilter } from '#staff/lists/list-filter.tsx';
import { PagedList } from '#staff/lists/paged-list.tsx';
import { Badge } from '#ui/badge.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { paths } from '#web/paths.ts';

const noun = { one: 'enquiry', many: 'enquiries' };

const columns: readonly Column<StoredEnquiry>[] = [
  {
    header: 'From',
    isRowHeader: true,
    cell: (enquiry) => (
      <TextLink to={paths.adminEnquiry(enquiry._id)} standalone>
        {formatFullName(enquiry)}
      </TextLink>
    ),
  },
  { header: 'Subject', cell: ({ enquirySubject }) => enquirySubject },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Date', cell: ({ createdAt }) => <Day of={createdAt} /> },
  {
    header: 'State',
    cell: ({ isAnswered }) =>
      isAnswered ? <Badge tone="success">Answered</Badge> : <Badge tone="warning">Unanswered</Badge>,
  },
];

const csvColumns: readonly CsvColumn<StoredEnquiry>[] = [
  { header: 'Date', value: ({ createdAt }) => formatDate(createdAt) },
  { header: 'Name', value: formatFullName },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Subject', value: ({ enquirySubject }) => enquirySubject },
  { header: 'Message', value: ({ enquiryMessage }) => enquiryMessage },
  { header: 'Answered', value: ({ isAnswered }) => (isAnswered ? 'Yes' : 'No') },
];

/** What came in by the contact form, the newest first. */
export function EnquiryListPage() {
  const [params, setParams] = useSearchParams();
  const q = readText(params, 'q');
  const status = readChoice(params, 'status', enquiryStatuses);
  const cursors = readCursors(params);
  const query = useQuery({
    ...enquiryListQuery({ q, status, cursor: cursors.at(-1) }),
    // The page before stays until the next one is there.
    placeholderData: keepPreviousData,
  });
  const { data: total } = useQuery(enquiryCountQuery({ q, status }));

  return (
    <>
      <PageHead title="Enquiries" />
      <PageHeader isDense title="Enquiries" />
      <ListFilter
        label="Enquiries"
        hint="Beginning of a name, an email or a subject"
        q={q}
        onFilter={(wish) => setParams(withFilter(params, wish))}
        choices={[
          {
            name: 'status',
            label: 'State',
            placeholder: 'All',
            options: enquiryStatuses,
            value: status ?? '',
          },
        ]}
      />
      <PagedList
        noun={noun}
        query={query}
        total={total}
        csvColumns={csvColumns}
        readPages={() => readPages('listEnquiries', { q, status })}
        whenEmpty="They come from the contact page."
      >
        {(items) => (
          <DataTable dense caption="Enquiries" columns={columns} rows={items} getKey={({ _id }) => _id} />
        )}
      </PagedList>
    </>
  );
}
