import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { formatDate } from '@kowhai/domain/time/date';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { MailLink } from '#shared/mail-link.tsx';
import { paths } from '#shared/paths.ts';
import { CellText, NameCell, textColumn } from '#staff/shared/lists/cell-text.tsx';
import { readChoice, readDay, readText } from '#staff/shared/lists/list-address.ts';
import { ListPage } from '#staff/shared/lists/list-page.tsx';
import { RowActions } from '#staff/shared/lists/row-actions.tsx';
import { useListAddress, useListPage } from '#staff/shared/lists/use-list-page.ts';
import type { SheetColumn } from '#staff/shared/lists/xlsx.ts';
import { Badge } from '#ui/badge.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { nameOf, ownAccountNote, useIsSelf, useUserDeletion } from './user-actions.tsx';

const noun = { one: 'user', many: 'users' };

const columns: readonly Column<StaffUser>[] = [
  {
    header: 'Name',
    share: 24,
    isRowHeader: true,
    cell: (user) => <NameCell name={nameOf(user)} to={paths.adminUser(user._id)} />,
  },
  {
    header: 'Email',
    share: 28,
    cell: ({ email }) => (
      <CellText title={email}>
        <MailLink email={email}>
          {email.split('@')[0]}
          <wbr />@{email.split('@')[1]}
        </MailLink>
      </CellText>
    ),
  },
  textColumn('Address', ({ address }) => address, { share: 32 }),
  {
    header: 'Admin',
    cell: ({ isAdmin, isDisabled }) => (
      <>
        {isAdmin ? <Badge tone="gold">Admin</Badge> : 'No'}{' '}
        {isDisabled && <Badge tone="danger">Disabled</Badge>}
      </>
    ),
  },
  {
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (user) => <UserMenu user={user} />,
  },
];

const sheetColumns: readonly SheetColumn<StaffUser>[] = [
  { header: 'Id', value: ({ _id }) => _id },
  { header: 'First name', value: ({ firstName }) => firstName },
  { header: 'Last name', value: ({ lastName }) => lastName },
  { header: 'Email', value: ({ email }) => email },
  { header: 'Phone', value: ({ phone }) => phone },
  { header: 'Address', value: ({ address }) => address },
  { header: 'Admin', value: ({ isAdmin }) => (isAdmin ? 'Yes' : 'No') },
  { header: 'Disabled', value: ({ isDisabled }) => (isDisabled ? 'Yes' : 'No') },
  { header: 'Since', value: ({ createdAt }) => formatDate(createdAt) },
];

export function UserListPage() {
  const { params } = useListAddress();
  const q = readText(params, 'q');
  const isAdmin = readChoice(params, 'isAdmin', ['true']);
  const [from, to] = [readDay(params, 'from'), readDay(params, 'to')];
  const filter = { q, isAdmin, from, to };
  const list = useListPage('listUsers', filter);
  const { data: total } = useQuery(apiQuery('countUsers', { query: filter }));

  return (
    <ListPage
      title="Users"
      {...list}
      noun={noun}
      total={total}
      columns={columns}
      sheetColumns={sheetColumns}
      whenEmpty="New accounts show up here."
      filter={{
        placeholder: 'Name, email or phone number',
        q,
        choices: [
          {
            name: 'isAdmin',
            label: 'Who',
            all: 'Everyone',
            options: [{ value: 'true', label: 'Admins' }],
            value: isAdmin ?? '',
          },
        ],
        days: [
          { name: 'from', label: 'Registered from', value: from ?? '' },
          { name: 'to', label: 'Registered to', value: to ?? '' },
        ],
      }}
    />
  );
}

function UserMenu({ user }: { user: StaffUser }) {
  const isSelf = useIsSelf(user._id);
  return (
    <RowActions
      name={nameOf(user)}
      editPath={paths.adminUserEdit(user._id)}
      deletion={useUserDeletion(user)}
      whyNot={isSelf ? { short: 'Your account', whole: ownAccountNote } : undefined}
    />
  );
}
