import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { formatDate } from '@kowhai/domain/time/date';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { apiQuery } from '#data/staff-queries.ts';
import { PageHead } from '#shared/page/page-head.tsx';
import type { CsvColumn } from '#staff/shared/lists/csv.ts';
import { readChoice, readDay, readText, withFilter } from '#staff/shared/lists/list-address.ts';
import { ListFilter } from '#staff/shared/lists/list-filter.tsx';
import { PagedList } from '#staff/shared/lists/paged-list.tsx';
import { useListPage } from '#staff/shared/lists/use-list-page.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { UserTable } from './user-table.tsx';

const noun = { one: 'user', many: 'users' };

const csvColumns: readonly CsvColumn<StaffUser>[] = [
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

/** Everybody with an account, the newest first. */
export function UserListPage() {
  const [params, setParams] = useSearchParams();
  const q = readText(params, 'q');
  const isAdmin = readChoice(params, 'isAdmin', ['true']);
  const [from, to] = [readDay(params, 'from'), readDay(params, 'to')];
  const filter = { q, isAdmin, from, to };
  const list = useListPage('listUsers', filter);
  const { data: total } = useQuery(apiQuery('countUsers', { query: filter }));

  return (
    <>
      <PageHead title="Users" />
      <PageHeader isDense title="Users" />
      <ListFilter
        label="Users"
        placeholder="Name, email or phone number"
        q={q}
        // What is typed letter by letter is no step that Back goes through.
        onFilter={(wish) => setParams((now) => withFilter(now, wish), { replace: 'q' in wish })}
        choices={[
          {
            name: 'isAdmin',
            label: 'Who',
            options: [
              { value: '', label: 'Everyone' },
              { value: 'true', label: 'Admins' },
            ],
            value: isAdmin ?? '',
          },
        ]}
        days={[
          { name: 'from', label: 'Registered from', value: from ?? '' },
          { name: 'to', label: 'Registered to', value: to ?? '' },
        ]}
        chips={[
          ...(from ? [{ name: 'from', label: `From ${from}` }] : []),
          ...(to ? [{ name: 'to', label: `To ${to}` }] : []),
        ]}
      />
      <PagedList
        {...list}
        noun={noun}
        total={total}
        csvColumns={csvColumns}
        whenEmpty="New accounts show up here."
      >
        {(items) => <UserTable users={items} />}
      </PagedList>
    </>
  );
}
