import type { UserMail } from '@kowhai/domain/mail/mail-state';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { Day } from '#shared/day.tsx';
import { paths } from '#shared/paths.ts';
import { linkColumn } from '#staff/shared/lists/cell-text.tsx';
import { describeNewest } from '#staff/shared/parts/describe-count.ts';
import { LostMail, MailStateBadge, pollMails } from '#staff/shared/records/mails.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PersonList } from './person-list.tsx';

const noun = { one: 'email', many: 'emails' };

const columns: readonly Column<UserMail>[] = [
  linkColumn('Email', (mail) => ({ text: mail.subject, to: pageOf(mail) })),
  { header: 'Date', cell: ({ sentAt, createdAt }) => <Day of={sentAt ?? createdAt} /> },
  { header: 'Status', cell: ({ state }) => <MailStateBadge state={state} /> },
];

function pageOf({ orderId, enquiryId }: UserMail): string | undefined {
  if (orderId) return paths.order(orderId);
  return enquiryId && paths.adminEnquiry(enquiryId);
}

function useMails({ _id }: StaffUser) {
  return useQuery({
    ...apiQuery('listUserMails', { params: { id: _id } }),
    refetchInterval: ({ state }) => pollMails(state.data?.mails.map((mail) => mail.state)),
  });
}

export function UserLostMail({ user }: { user: StaffUser }) {
  const { data } = useMails(user);
  return <LostMail mails={data?.mails.map((mail) => ({ ...mail, to: user.email }))} phone={user.phone} />;
}

export function UserMails({ user }: { user: StaffUser }) {
  const query = useMails(user);
  return (
    <PersonList
      title="Emails"
      whenEmpty={`No emails to ${user.email} in the last 90 days`}
      columns={columns}
      count={query.data?.isMore ? describeNewest(noun, query.data.mails.length, true) : undefined}
      rows={query.data?.mails}
      failed={query}
    />
  );
}
