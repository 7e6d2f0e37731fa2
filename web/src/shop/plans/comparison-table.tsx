import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/plan';
import { TextLink } from '#ui/link.tsx';
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
    // A phone shows the two plans that were picked; a wider screen has room for all.
    mdDown: {
      '& [data-picked=false]': { display: 'none' },
      '& tbody th, & thead td': { width: '6.5rem' },
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
    <Table aria-label={`${title} side by side`}>
      <thead>
        <tr>
          <td />
          {plans.map(({ _id, name }) => (
            <th key={_id} scope="col" data-picked={picked.includes(_id)}>
              <TextLink to={paths.plan(_id)} standalone>
                {name}
              </TextLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {plans.map(({ _id }, index) => (
              <td key={_id} data-picked={picked.includes(_id)}>
                {values[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
