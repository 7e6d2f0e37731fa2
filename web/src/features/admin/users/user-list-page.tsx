import { formatDate } from '@kowhai/domain/date';
import type { StaffUser } from '@kowhai/domain/staff-user';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { CsvColumn } from '#components/csv.ts';
import { CsvButton } from '#components/csv-button.tsx';
import { describePage } from '#components/describe-range.ts';
import {
  readChoice,
  readCursors,
  readDay,
  readText,
  withCursors,
  withFilter,
} from '#components/list-address.ts';
import { ListFilter } from '#components/list-filter.tsx';
import { ListFrame } from '#components/list-frame.tsx';
import { ListPager } from '#components/list-pager.tsx';
import { ListSummary } from '#components/list-summary.tsx';
import { NothingFound } from '#components/nothing-found.tsx';
import { PageHead } from '#components/page-head.tsx';
import { readPages, userCountQuery, userListQuery } from '#data/staff-queries.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { UserTable } from './user-table.tsx';

const noun = { one: 'user', many: 'users' };
/** As many as the query asks for. */
const pageSize = 25;

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
  const cursors = readCursors(params);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...userListQuery({ ...filter, cursor: cursors.at(-1) }),
    // The page before stays until the next one is there.
    placeholderData: keepPreviousData,
  });
  const { data: total } = useQuery(userCountQuery(filter));

  return (
    <>
      <PageHead title="Users" />
      <PageHeader title="Users" />
      <ListFilter
        label="Users"
        hint="Beginning of a name, email or phone number"
        q={q}
        onFilter={(wish) => setParams(withFilter(params, wish))}
        choices={[
          {
            name: 'isAdmin',
            label: 'Who',
            placeholder: 'Everybody',
            options: [{ value: 'true', label: 'Admins' }],
            value: isAdmin ?? '',
          },
        ]}
        days={[
          { name: 'from', label: 'Registered from', value: from ?? '' },
          { name: 'to', label: 'Registered to', value: to ?? '' },
        ]}
      />
      <ListFrame what="the users" data={data} error={error} onRetry={refetch} isOld={isPlaceholderData}>
        {({ items, nextCursor }) => (
          <>
            <ListSummary
              count={describePage(noun, {
                first: cursors.length * pageSize,
                shown: items.length,
                nextCursor,
                total,
              })}
            >
              <CsvButton noun={noun} columns={csvColumns} readPages={() => readPages('listUsers', filter)} />
            </ListSummary>
            {items.length > 0 ? (
              <UserTable users={items} />
            ) : (
              <NothingFound what="users" whenEmpty="They stand here as soon as somebody has registered." />
            )}
            <ListPager
              previous={cursors.length > 0 ? withCursors(params, cursors.slice(0, -1)) : null}
              next={nextCursor === null ? null : withCursors(params, [...cursors, nextCursor])}
            />
          </>
        )}
      </ListFrame>
    </>
  );
}
