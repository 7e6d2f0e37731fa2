import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/plan';
import { TextLink } from '#ui/link.tsx';
import { tableRoles as roles } from '#ui/table-roles.ts';
import { paths } from '#web/paths.ts';
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
    // A phone shows the two plans that were picked, each below its picker, and what they differ in on a line of its own.
    mdDown: {
      '&, & thead, & tbody': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '3' },
      '& [data-picked=false], & thead td': { display: 'none' },
      '& tbody th': { gridColumn: '1 / -1', paddingBottom: '0', borderBottomWidth: '0' },
      '& tbody td, & thead th': { paddingInline: '0' },
    },
  },
});

type ComparisonTableProps = {
  plans: readonly Plan[];
  /** The ids of those that a phone shows. */
  picked: readonly string[];
  /** What they are, for the table's name: "Fibre plans". */
  title: string;
};

/** What tells plans apart, a column for each. */
export function ComparisonTable({ plans, picked, title }: ComparisonTableProps) {
  const { differences } = comparePlans(plans);
  return (
    <Table {...roles.table} aria-label={`${title} side by side`}>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          <td {...roles.cell} />
          {plans.map(({ _id, name }) => (
            <th key={_id} {...roles.columnheader} scope="col" data-picked={picked.includes(_id)}>
              <TextLink to={paths.plan(_id)} standalone>
                {name}
              </TextLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {differences.map(({ name, values }) => (
          <tr key={name} {...roles.row}>
            <th {...roles.rowheader} scope="row">
              {name}
            </th>
            {plans.map(({ _id }, index) => (
              <td key={_id} {...roles.cell} data-picked={picked.includes(_id)}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
