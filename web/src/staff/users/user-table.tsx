import { Badge, chakra, VisuallyHidden } from '@chakra-ui/react';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { paths } from '#shared/paths.ts';
import { CellText } from '#staff/shared/lists/cell-text.tsx';
import { PlainLink, TextLink } from '#ui/buttons/link.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { nameOf } from './name-of.ts';
import { UserMenu } from './user-menu.tsx';

const columns: readonly Column<StaffUser>[] = [
  {
    header: 'Name',
    share: 24,
    isRowHeader: true,
    cell: (user) => (
      <CellText title={nameOf(user)}>
        <TextLink to={paths.adminUser(user._id)} fontWeight="semibold">
          {nameOf(user)}
        </TextLink>
      </CellText>
    ),
  },
  {
    header: 'Email',
    share: 28,
    cell: ({ email }) => (
      <CellText title={email}>
        <PlainLink href={`mailto:${email}`}>
          {email.split('@')[0]}
          <wbr />@{email.split('@')[1]}
        </PlainLink>
      </CellText>
    ),
  },
  {
    header: 'Address',
    share: 32,
    cell: ({ address }) => <CellText title={address}>{address}</CellText>,
  },
  {
    header: 'Admin',
    cell: ({ isAdmin, isDisabled }) => (
      <>
        {isAdmin ? <Badge variant="solid">Admin</Badge> : 'No'}{' '}
        {isDisabled && <Badge colorPalette="red">Disabled</Badge>}
      </>
    ),
  },
  {
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (user) => (
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        <TextLink to={paths.adminUserEdit(user._id)} standalone>
          Edit<VisuallyHidden> {nameOf(user)}</VisuallyHidden>
        </TextLink>
        <UserMenu user={user} />
      </chakra.span>
    ),
  },
];

export function UserTable({ users }: { users: readonly StaffUser[] }) {
  return <DataTable dense caption="Users" columns={columns} rows={users} getKey={({ _id }) => _id} />;
}
