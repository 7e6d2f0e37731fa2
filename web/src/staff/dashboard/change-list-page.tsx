import { chakra } from '@chakra-ui/react';
import { type AuditEntry, type AuditKind, auditKinds } from '@kowhai/domain/audit/audit';
import { nameActor } from '@kowhai/domain/people/staff';
import { paths } from '#shared/paths.ts';
import { linkColumn } from '#staff/shared/lists/cell-text.tsx';
import { readChoice, readDay, readText } from '#staff/shared/lists/list-address.ts';
import { ListPage } from '#staff/shared/lists/list-page.tsx';
import { useListAddress, useListPage } from '#staff/shared/lists/use-list-page.ts';
import type { SheetColumn } from '#staff/shared/lists/xlsx.ts';
import { AuditChanges, describeChange, formatMoment, verbOf } from '#staff/shared/records/audit-trail.tsx';
import { useColleagues } from '#staff/shared/records/use-colleagues.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import type { Column } from '#ui/table/data-table.tsx';

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
  linkColumn('What', ({ record }) => ({
    text: `${kinds[record.kind]} ${record.name}`,
    to: pathOf[record.kind](record._id),
  })),
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
      <TextLink to={paths.adminChanges(by._id)} standalone aria-label={`Changes by ${nameActor(by)}`}>
        {nameActor(by)}
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

const sheetColumns: readonly SheetColumn<AuditEntry>[] = [
  { header: 'When', value: ({ at }) => formatMoment(at) },
  { header: 'Kind', value: ({ record }) => kinds[record.kind] },
  { header: 'Name', value: ({ record }) => record.name },
  { header: 'Who', value: ({ by }) => nameActor(by) },
  { header: 'Action', value: ({ action }) => action },
  {
    header: 'Changes',
    value: ({ changes }) => changes.map(describeChange).join('; '),
  },
];

export function ChangeListPage() {
  const { params } = useListAddress();
  const { colleagues } = useColleagues();
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
    ? [...colleagues, { _id: by, name: list.query.data?.rows[0]?.by.name ?? 'One person' }]
    : colleagues;

  return (
    <ListPage
      title="Changes"
      {...list}
      noun={noun}
      total={uncounted}
      columns={columns}
      sheetColumns={sheetColumns}
      whenEmpty="Every change that staff make shows up here."
      filter={{
        choices: [
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
        ],
        days: [
          { name: 'from', label: 'From', value: from },
          { name: 'to', label: 'To', value: to },
        ],
      }}
    />
  );
}
