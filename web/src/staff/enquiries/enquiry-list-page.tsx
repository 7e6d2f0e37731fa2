import {
  type EnquiryStatus,
  enquiryStatuses,
  type StoredEnquiry,
} from '@kowhai/domain/enquiries/stored-enquiry';
import { formatFullName } from '@kowhai/domain/people/user';
import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { cutText } from '@kowhai/domain/text';
import { formatDate, formatShortDay, formatTime } from '@kowhai/domain/time/date';
import { useQueries } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '#data/client/server-clock.ts';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { useDesk } from '#data/staff/use-desk.ts';
import { paths } from '#shared/paths.ts';
import { CellText, NameCell, textColumn } from '#staff/shared/lists/cell-text.tsx';
import { readChoice, readText, withFilter } from '#staff/shared/lists/list-address.ts';
import { useOpenedFrom } from '#staff/shared/lists/list-neighbours.tsx';
import { ListPage } from '#staff/shared/lists/list-page.tsx';
import { ListTabs } from '#staff/shared/lists/list-tabs.tsx';
import { findCurrentRow } from '#staff/shared/lists/row-keys.ts';
import { useListAddress, useListPage } from '#staff/shared/lists/use-list-page.ts';
import type { SheetColumn } from '#staff/shared/lists/xlsx.ts';
import { type Total, writeTotal } from '#staff/shared/parts/describe-count.ts';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';
import { useAssign } from '#staff/shared/records/use-assign.ts';
import { type Colleagues, useColleagues } from '#staff/shared/records/use-colleagues.ts';
import { Badge } from '#ui/badge.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { AnswerBy } from './answer-by.tsx';
import { useLateEnquiries } from './use-late-enquiries.ts';

const nouns = {
  Unanswered: { one: 'open enquiry', many: 'open enquiries' },
  Answered: { one: 'enquiry', many: 'enquiries' },
};

const listColumns = (
  status: EnquiryStatus,
  nameOf: Colleagues['nameOf'],
  state: object,
): readonly Column<StoredEnquiry>[] => [
  {
    header: 'From',
    share: 20,
    isRowHeader: true,
    cell: (enquiry) => (
      <>
        <NameCell name={formatFullName(enquiry)} to={paths.adminEnquiry(enquiry._id)} state={state} />
        {!enquiry.isAnswered && enquiry.replies.length > 0 && <Badge>Replied, still open</Badge>}
        {enquiry.isSuspect && <Badge tone="warning">Maybe a robot</Badge>}
      </>
    ),
  },
  status === 'Unanswered'
    ? { header: 'Answer by', cell: (enquiry) => <AnswerBy enquiry={enquiry} isOneLine /> }
    : textColumn('Answered', describeAnswer, { share: 20 }),
  textColumn('Subject', ({ enquirySubject }) => enquirySubject, { share: 16 }),
  {
    header: 'Message',
    share: 30,
    cell: ({ enquiryMessage }) => <CellText title={enquiryMessage}>{cutText(enquiryMessage, 140)}</CellText>,
  },
  {
    header: 'For',
    share: 10,
    cell: ({ assigneeKey }) => assigneeKey && <CellText>{nameOf(assigneeKey)}</CellText>,
  },
];

function describeAnswer({ answeredAt, answeredBy }: StoredEnquiry): string {
  const when =
    answeredAt === undefined ? 'Yes' : `${formatShortDay(answeredAt, serverNow())} ${formatTime(answeredAt)}`;
  return answeredBy ? `${when}, ${answeredBy.name}` : when;
}

const listSheetColumns = (nameOf: Colleagues['nameOf']): readonly SheetColumn<StoredEnquiry>[] => [
  { header: 'Date', value: ({ createdAt }) => formatDate(createdAt) },
  { header: 'Name', value: formatFullName },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Subject', value: ({ enquirySubject }) => enquirySubject },
  { header: 'Message', value: ({ enquiryMessage }) => enquiryMessage },
  { header: 'Assigned to', value: ({ assigneeKey }) => nameOf(assigneeKey) },
  { header: 'Answered', value: ({ isAnswered }) => (isAnswered ? 'Yes' : 'No') },
];

const tabs = [
  { id: 'late', label: 'Late', filter: { due: 'late' } },
  { id: 'mine', label: 'Mine', filter: { only: quickFilter.mine } },
  { id: 'Unanswered', label: 'Open', filter: {} },
  { id: 'Answered', label: 'Answered', filter: { status: 'Answered' } },
] as const;

/** The number of enquiries in each tab: those that match, else all, which the desk knows. */
function useEnquiryCounts(q: string): Record<(typeof tabs)[number]['id'], Total | undefined> {
  const desk = useDesk()?.enquiries;
  const late = useLateEnquiries(q);
  const found = useQueries({
    queries: (
      [
        { status: 'Unanswered', only: quickFilter.mine, q },
        { status: 'Unanswered', q },
        { status: 'Answered', q },
      ] as const
    ).map((query) => ({ ...apiQuery('countEnquiries', { query }), enabled: q !== '' })),
  });
  const [mine, Unanswered, Answered] = q
    ? found.map(({ data }) => data)
    : [desk?.mine, desk?.Unanswered, desk?.Answered].map((count) =>
        count === undefined ? undefined : { count, isMore: false },
      );
  return { late, mine, Unanswered, Answered };
}

type EnquiryCounts = ReturnType<typeof useEnquiryCounts>;

function EnquiryTabs({ counts, open }: { counts: EnquiryCounts; open: string }) {
  const [params] = useSearchParams();
  return (
    <ListTabs
      label="Enquiries by status"
      openId={open}
      tabs={tabs.map(({ id, label, filter }) => ({
        id,
        label,
        to: `?${withFilter(params, { status: '', due: '', only: '', ...filter })}`,
        count: writeTotal(counts[id]),
        isUrgent: id === 'late' && Boolean(counts.late?.count),
      }))}
    />
  );
}

export function EnquiryListPage() {
  const { params } = useListAddress();
  const q = readText(params, 'q');
  const status = readChoice(params, 'status', enquiryStatuses) ?? 'Unanswered';
  const only = readChoice(params, 'only', [quickFilter.mine]);
  const due = readChoice(params, 'due', ['late']);
  const filter = { q, status, due, only };
  const open = due ?? (only ? 'mine' : status);
  const list = useListPage('listEnquiries', filter);
  const enquiries = list.query.data?.rows ?? [];
  const { nameOf } = useColleagues();
  const columns = listColumns(status, nameOf, useOpenedFrom(enquiries));
  const assign = useAssign('assignEnquiry');
  usePageKeys({
    a: () => {
      const row = findCurrentRow()?.dataset.id;
      const enquiry = enquiries.find(({ _id }) => _id === row);
      if (enquiry) void assign([enquiry]);
    },
  });
  const counts = useEnquiryCounts(q);

  return (
    <ListPage
      title="Enquiries"
      tabs={<EnquiryTabs counts={counts} open={open} />}
      {...list}
      noun={nouns[status]}
      total={counts[open]}
      columns={columns}
      sheetColumns={listSheetColumns(nameOf)}
      whenEmpty="Enquiries from the contact page show up here."
      filter={{ placeholder: 'Name, email, subject or words', q }}
    />
  );
}
