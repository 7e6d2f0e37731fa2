import type { StaffUser } from '@kowhai/domain/staff-user';
import { Badge } from '#ui/badge.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { PlainLink, TextLink } from '#ui/link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { paths } from '#web/paths.ts';
import { DeleteUser } from './delete-user.tsx';
import { nameOf } from './name-of.ts';

const columns: readonly Column<StaffUser>[] = [
  {
    header: 'Name',
    isRowHeader: true,
    cell: (user) => (
      <TextLink to={paths.adminUser(user._id)} standalone>
        {nameOf(user)}
      </TextLink>
    ),
  },
  { header: 'Email', cell: ({ email }) => <PlainLink href={`mailto:${email}`}>{email}</PlainLink> },
  { header: 'Address', cell: ({ address }) => address },
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
    header: 'Edit',
    hideHeader: true,
    cell: (user) => (
      <TextLink to={paths.adminUserEdit(user._id)} standalone>
        Edit<VisuallyHidden> {nameOf(user)}</VisuallyHidden>
      </TextLink>
    ),
  },
  {
    header: 'Delete',
    hideHeader: true,
    cell: (user) => <DeleteUser user={user} onDeleted={() => undefined} />,
  },
];

export function UserTable({ users }: { users: readonly StaffUser[] }) {
  return <DataTable dense caption="Users" columns={columns} rows={users} getKey={({ _id }) => _id} />;
}
