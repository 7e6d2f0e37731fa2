import { formatDate, formatShortDay, formatTime } from '@kowhai/domain/date';
import { type EnquiryStatus, enquiryStatuses, type StoredEnquiry } from '@kowhai/domain/stored-enquiry';
import { formatFullName } from '@kowhai/domain/user';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PageHead } from '#components/page-head.tsx';
import { enquiryCountQuery, enquiryListQuery, readPages } from '#data/staff-queries.ts';
import type { CsvColumn } from '#staff/lists/csv.ts';
import { readChoice, readCursors, readText, withFilter } from '#staff/lists/list-address.ts';
import { ListFilter } from '#staff/lists/list-filter.tsx';
import { queueState } from '#staff/lists/list-queue.ts';
import { OneLine } from '#staff/lists/one-line.tsx';
import { PagedList } from '#staff/lists/paged-list.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { paths } from '#web/paths.ts';
import { AnswerBy } from './answer-by.tsx';
import { EnquiryTabs } from './enquiry-tabs.tsx';

const nouns = {
  Unanswered: { one: 'open enquiry', many: 'open enquiries' },
  Answered: { one: 'enquiry', many: 'enquiries' },
};

const listColumns = (status: EnquiryStatus, state: object): readonly Column<StoredEnquiry>[] => [
  {
    header: 'From',
    isRowHeader: true,
    cell: (enquiry) => (
      <OneLine>
        <TextLink to={paths.adminEnquiry(enquiry._id)} state={state} standalone>
          {formatFullName(enquiry)}
        </TextLink>
      </OneLine>
    ),
  },
  { header: 'Subject', cell: ({ enquirySubject }) => <OneLine>{enquirySubject}</OneLine> },
  {
    header: 'Message',
    cell: ({ enquiryMessage }) => <OneLine title={enquiryMessage}>{enquiryMessage.slice(0, 200)}</OneLine>,
  },
  { header: 'Email', cell: ({ email }) => <OneLine title={email}>{email}</OneLine> },
  status === 'Unanswered'
    ? { header: 'Answer by', cell: (enquiry) => <AnswerBy enquiry={enquiry} /> }
    : { header: 'Answered', cell: describeAnswer },
];

function describeAnswer({ answeredAt, answeredBy }: StoredEnquiry): string {
  const when = answeredAt === undefined ? 'Yes' : `${formatShortDay(answeredAt)} ${formatTime(answeredAt)}`;
  return answeredBy ? `${when}, ${answeredBy.name}` : when;
}

const csvColumns: readonly CsvColumn<StoredEnquiry>[] = [
  { header: 'Date', value: ({ createdAt }) => formatDate(createdAt) },
  { header: 'Name', value: formatFullName },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Subject', value: ({ enquirySubject }) => enquirySubject },
  { header: 'Message', value: ({ enquiryMessage }) => enquiryMessage },
  { header: 'Answered', value: ({ isAnswered }) => (isAnswered ? 'Yes' : 'No') },
];

/** What came in by the contact form: what waits for an answer, the next one due first, and what has one. */
export function EnquiryListPage() {
  const [params, setParams] = useSearchParams();
  const q = readText(params, 'q');
  const status = readChoice(params, 'status', enquiryStatuses) ?? 'Unanswered';
  const { pathname, search } = useLocation();
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
      <EnquiryTabs status={status} q={q} />
      <ListFilter
        label="Enquiries"
        hint="Beginning of a name, an email or a subject"
        q={q}
        onFilter={(wish) => setParams(withFilter(params, wish))}
      />
      <PagedList
        noun={nouns[status]}
        query={query}
        total={total}
        csvColumns={csvColumns}
        readPages={() => readPages('listEnquiries', { q, status })}
        whenEmpty="They come from the contact page, and stand here until they are answered."
      >
        {(items) => (
          <DataTable
            dense
            caption="Enquiries"
            columns={listColumns(
              status,
              queueState(
                items.map(({ _id }) => _id),
                pathname + search,
              ),
            )}
            rows={items}
            getKey={({ _id }) => _id}
          />
        )}
      </PagedList>
    </>
  );
}
