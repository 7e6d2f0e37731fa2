import { chakra } from '@chakra-ui/react';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { paths } from '#shared/paths.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { tableRoles as roles } from '#ui/table-roles.ts';
import { comparePlans } from './compare-plans.ts';

const Table = chakra('table', {
  base: {
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      overflowWrap: 'anywhere',
      padding: '3',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderColor: 'line',
      lineHeight: 'snug',
    },
    '& thead tr > *': { verticalAlign: 'bottom', borderBottomWidth: '2px' },
    '& tbody th': { fontWeight: 'normal', fontSize: 'sm', color: 'ink.muted' },
    '& tbody td': { fontWeight: 'semibold' },
    '& tbody th, & thead td': { paddingInlineStart: '0' },
    '& tbody tr:hover': { background: 'sunken' },
    // Where there is no room for all, the two that were picked stand each below its picker, and what they differ in on a
    // line of its own.
    lgDown: {
      '&, & thead, & tbody': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '3' },
      '& [data-picked=no], & thead td': { display: 'none' },
      // Each stands below its own picker, whichever costs less.
      '& [data-picked=second]': { order: '1' },
      '& tbody th': { gridColumn: '1 / -1', paddingBottom: '0', borderBottomWidth: '0' },
      '& tbody td, & thead th': { paddingInline: '0' },
    },
  },
});

type ComparisonTableProps = {
  plans: readonly Plan[];
  hardware: readonly Hardware[];
  /** The ids of the two that a phone shows, in their order. */
  picked: readonly [string, string];
  /** What they are, for the table's name: "Fibre plans". */
  title: string;
};

/** What tells plans apart, a column for each. */
export function ComparisonTable({ plans, hardware, picked, title }: ComparisonTableProps) {
  const placeOf = (id: string) => (['first', 'second'] as const)[picked.indexOf(id)] ?? 'no';
  return (
    <Table {...roles.table} aria-label={`${title} side by side`}>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <td {...roles.cell} />
          {plans.map(({ _id, name }) => (
            <th key={_id} {...roles.columnheader} scope="col" data-picked={placeOf(_id)}>
              <TextLink to={paths.plan(_id)} standalone>
                {name}
              </TextLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {comparePlans(plans, hardware).map(({ name, values }) => (
          <tr key={name} {...roles.row}>
            <th {...roles.rowheader} scope="row">
              {name}
            </th>
            {plans.map(({ _id }, index) => (
              <td key={_id} {...roles.cell} data-picked={placeOf(_id)}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
