import { chakra } from '@chakra-ui/react';
import { type AuditEntry, type AuditKind, auditKinds } from '@kowhai/domain/audit/audit';
import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery } from '#data/staff-queries.ts';
import { paths } from '#shared/paths.ts';
import type { CsvColumn } from '#staff/shared/lists/csv.ts';
import { readChoice, readDay, readText } from '#staff/shared/lists/list-address.ts';
import { ListFilter } from '#staff/shared/lists/list-filter.tsx';
import { PagedList } from '#staff/shared/lists/paged-list.tsx';
import { useListAddress, useListPage } from '#staff/shared/lists/use-list-page.ts';
import { StaffHeader } from '#staff/shared/parts/staff-header.tsx';
import { AuditChanges, describeChange, formatMoment, verbOf } from '#staff/shared/records/audit-trail.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { type Column, DataTable } from '#ui/table/data-table.tsx';

const uncounted = { count: null, isMore: true };

const noun = { one: 'change', many: 'changes' };

const pathOf: Record<AuditKind, (id: string) => string> = {
  plan: paths.adminPlan,
  hardware: paths.adminHardware,
  order: paths.order,
  user: paths.adminUser,
  enquiry: paths.adminEnquiry,
  coverage: (id) => paths.adminCoverage(/^\d/.test(id) ? { q: id } : {}),
};

const kinds: Record<AuditKind, string> = {
  plan: 'Service',
  hardware: 'Hardware',
  order: 'Order',
  user: 'User',
  enquiry: 'Enquiry',
  coverage: 'Coverage',
};

const columns: readonly Column<AuditEntry>[] = [
  {
    header: 'What',
    isRowHeader: true,
    cell: ({ item }) => (
      <TextLink to={pathOf[item.kind](item._id)} standalone>
        {`${kinds[item.kind]} ${item.name}`}
      </TextLink>
    ),
  },
  {
    header: 'When',
    cell: ({ at }) => (
      <chakra.time dateTime={at} whiteSpace="nowrap">
        {formatMoment(at)}
      </chakra.time>
    ),
  },
  {
    header: 'Who',
    cell: ({ by }) => (
      <TextLink to={paths.adminChanges(by._id)} standalone aria-label={`Changes by ${by.name}`}>
        {by.name}
      </TextLink>
    ),
  },
  {
    header: 'Change',
    cell: (entry) => (
      <chakra.span display="block" paddingBlock="1">
        {verbOf(entry)}
        <AuditChanges entry={entry} />
      </chakra.span>
    ),
  },
];

const csvColumns: readonly CsvColumn<AuditEntry>[] = [
  { header: 'When', value: ({ at }) => formatMoment(at) },
  { header: 'Kind', value: ({ item }) => kinds[item.kind] },
  { header: 'Name', value: ({ item }) => item.name },
  { header: 'Who', value: ({ by }) => by.name },
  { header: 'Action', value: ({ action }) => action },
  {
    header: 'Changes',
    value: ({ changes }) => changes.map(describeChange).join('; '),
  },
];

export function ChangeListPage() {
  const { params, filterBy } = useListAddress();
  const { data: colleagues = [] } = useQuery(colleaguesQuery());
  const filter = {
    by: readText(params, 'by') || undefined,
    kind: readChoice(params, 'kind', auditKinds),
    from: readDay(params, 'from'),
    to: readDay(params, 'to'),
  };
  const list = useListPage('listAudit', filter);
  const { by, kind, from = '', to = '' } = filter;
  // A former colleague is added to the choices while the list is filtered by them.
  const left = by !== undefined && !colleagues.some(({ _id }) => _id === by);
  const people = left
    ? [...colleagues, { _id: by, name: list.query.data?.items[0]?.by.name ?? 'One person' }]
    : colleagues;

  return (
    <>
      <StaffHeader title="Changes" />
      <PagedList
        filter={
          <ListFilter
            label="Changes"
            choices={[
              {
                name: 'by',
                label: 'By',
                value: by ?? '',
                all: 'Everyone',
                options: people.map(({ _id, name }) => ({ value: _id, label: name })),
              },
              {
                name: 'kind',
                label: 'Kind',
                value: kind ?? '',
                all: 'Every kind',
                options: auditKinds.map((value) => ({ value, label: kinds[value] })),
              },
            ]}
            days={[
              { name: 'from', label: 'From', value: from },
              { name: 'to', label: 'To', value: to },
            ]}
            onFilter={filterBy}
          />
        }
        {...list}
        noun={noun}
        total={uncounted}
        csvColumns={csvColumns}
        whenEmpty="Every change that staff make shows up here."
      >
        {(items) => (
          <DataTable dense caption="Changes" columns={columns} rows={items} getKey={({ _id }) => _id} />
        )}
      </PagedList>
    </>
  );
}
