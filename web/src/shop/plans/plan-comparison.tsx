import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/plan';
import { useState } from 'react';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextLink } from '#ui/link.tsx';
import { Heading } from '#ui/text.tsx';
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

type PlanComparisonProps = {
  plans: readonly Plan[] /** What they are, for the table's name: "Fibre plans". */;
  title: string;
};

/** Where it stands on its page. */
export const sideBySide = 'side-by-side';

/** What tells plans apart, side by side: all of them on a wide screen, any two on a phone. */
export function PlanComparison({ plans, title }: PlanComparisonProps) {
  const [picks, setPicks] = useState<readonly string[]>([]);
  const columns = putFirst(plans, picks);
  const picked = columns.slice(0, 2).map(({ _id }) => _id);
  const { differences } = comparePlans(columns);

  const pick = (place: 0 | 1, id: string) => {
    const [first = '', second = ''] = picked;
    // Picking what stands on the other side swaps the two.
    if (place === 0) setPicks([id, id === second ? first : second]);
    else setPicks([id === first ? second : first, id]);
  };

  if (plans.length < 2) return null;
  return (
    <chakra.section display="grid" gap="5" aria-labelledby={sideBySide}>
      <Heading id={sideBySide} size="lg">
        Side by side
      </Heading>
      <chakra.div display={{ base: 'grid', md: 'none' }} gridTemplateColumns="1fr 1fr" gap="3">
        {([0, 1] as const).map((place) => (
          <SelectField
            key={place}
            label={place === 0 ? 'Compare' : 'with'}
            name={`compared-plan-${place}`}
            value={picked[place] ?? ''}
            onChange={(event) => pick(place, event.target.value)}
            options={plans.map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        ))}
      </chakra.div>
      <Table aria-label={`${title} side by side`}>
        <thead>
          <tr>
            <td />
            {columns.map(({ _id, name }) => (
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
              {columns.map(({ _id }, index) => (
                <td key={_id} data-picked={picked.includes(_id)}>
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.section>
  );
}

/** The plans, those that were picked before the others: a phone shows the first two, each below its picker. */
function putFirst(plans: readonly Plan[], picks: readonly string[]): readonly Plan[] {
  const picked = picks.flatMap((id) => plans.find(({ _id }) => _id === id) ?? []);
  return [...picked, ...plans.filter((plan) => !picked.includes(plan))];
}
