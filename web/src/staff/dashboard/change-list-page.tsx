import { Button, chakra } from '@chakra-ui/react';
import type { AuditEntry, AuditKind } from '@kowhai/domain/desk/audit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { changeListQuery, readPages } from '#data/staff-queries.ts';
import { PageHead } from '#shared/page/page-head.tsx';
import { paths } from '#shared/paths.ts';
import type { CsvColumn } from '#staff/shared/lists/csv.ts';
import { readCursors, readText, withFilter } from '#staff/shared/lists/list-address.ts';
import { PagedList } from '#staff/shared/lists/paged-list.tsx';
import { AuditChanges, formatMoment, verbOf } from '#staff/shared/records/audit-trail.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** Nobody asks how many there ever were. */
const uncounted = { count: null, isMore: true };

const noun = { one: 'change', many: 'changes' };

const pathOf: Record<AuditKind, (id: string) => string> = {
  plan: paths.adminPlan,
  hardware: paths.adminHardware,
  order: paths.order,
  user: paths.adminUser,
  enquiry: paths.adminEnquiry,
};

const kinds: Record<AuditKind, string> = {
  plan: 'Service',
  hardware: 'Hardware',
  order: 'Order',
  user: 'User',
  enquiry: 'Enquiry',
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
        {verbOf(entry.action)}
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
    value: ({ changes }) => changes.map(({ field, from, to }) => `${field}: ${from} → ${to}`).join('; '),
  },
];

/** What staff changed anywhere, the newest first; by one of them, where the address names somebody. */
export function ChangeListPage() {
  const [params, setParams] = useSearchParams();
  const by = readText(params, 'by') || undefined;
  const query = useQuery({
    ...changeListQuery({ by, cursor: readCursors(params).at(-1) }),
    // The page before stays until the next one is there.
    placeholderData: keepPreviousData,
  });

  return (
    <>
      <PageHead title="Changes" />
      <PageHeader isDense title="Changes" />
      {by !== undefined && (
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="3" marginBottom="3" fontSize="sm">
          Only changes by {query.data?.items[0]?.by.name ?? 'one person'}
          <Button variant="outline" onClick={() => setParams(withFilter(params, { by: '' }))}>
            Show everyone’s
          </Button>
        </chakra.p>
      )}
      <PagedList
        noun={noun}
        query={query}
        total={uncounted}
        csvColumns={csvColumns}
        readPages={() => readPages('listAudit', { by })}
        whenEmpty="Every change that staff make shows up here."
      >
        {(items) => (
          <DataTable dense caption="Changes" columns={columns} rows={items} getKey={({ _id }) => _id} />
        )}
      </PagedList>
    </>
  );
}
