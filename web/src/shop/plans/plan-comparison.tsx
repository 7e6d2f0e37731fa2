import { chakra } from '@chakra-ui/react';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { type PlanCategory, planCategories, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { mostCompared } from '@kowhai/domain/catalogue/plan-neighbours';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hardwareListQuery, planListQuery } from '#data/queries.ts';
import { LoadError } from '#shared/load-error.tsx';
import { paths } from '#shared/paths.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { tableRoles as roles } from '#ui/table/table-roles.ts';
import { Text } from '#ui/text.tsx';
import { comparePlans } from './compare-plans.ts';

type PlanComparisonProps = {
  category: PlanCategory;
  /** At most `mostCompared`. */
  plans: readonly Plan[];
  /** The ids of the two plans that a phone shows first; by default the two cheapest. */
  firstPicks?: readonly string[];
};

/** Compares plans side by side, sorted by price: all of them on a wide screen, any two on a phone. */
export function PlanComparison(props: PlanComparisonProps) {
  const { category, plans: family, firstPicks = [] } = props;
  const [besides, setBesides] = useState<PlanCategory | ''>('');
  const [picks, setPicks] = useState(firstPicks);
  const others = useQuery({ ...planListQuery(besides || category), enabled: besides !== '' });
  const otherPlans = (besides && others.data?.slice(0, mostCompared)) || [];
  const plans = [...family, ...otherPlans].toSorted((a, b) => a.price - b.price);
  // Optional: without the hardware, the table only lacks a row.
  const { data: hardware } = useQuery(hardwareListQuery());

  const known = picks.filter((id) => plans.some(({ _id }) => _id === id));
  // The category that was added comes first, for a phone to show one of its plans.
  const rest = [...otherPlans, ...plans].map(({ _id }) => _id);
  const [first = '', second = ''] = new Set([...known, ...rest]);
  // Picking the plan of the other select swaps the two.
  const pickers = [
    { label: 'Compare', value: first, pick: (id: string) => setPicks([id, id === second ? first : second]) },
    { label: 'with', value: second, pick: (id: string) => setPicks([id === first ? second : first, id]) },
  ];

  if (family.length < 2) return null;
  const title = [category, besides].flatMap((one) => (one ? planCategoryNames[one] : [])).join(' and ');
  return (
    <chakra.div display="grid" gap="5">
      {others.isLoadingError && (
        <LoadError what="the plans" failure={others.error} onRetry={others.refetch} />
      )}
      <chakra.div
        display={{ base: 'grid', lg: 'none' }}
        // Side by side on a narrow phone, their names would be cut where they differ.
        gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="3"
      >
        {pickers.map(({ label, value, pick }, place) => (
          <SelectField
            key={label}
            label={label}
            name={`compared-plan-${place}`}
            value={value}
            onChange={(event) => pick(event.target.value)}
            options={plans.map(({ _id, name }) => ({ value: _id, label: name }))}
          />
        ))}
      </chakra.div>
      {/* Above what it changes. */}
      <SelectField
        label="Also compare with"
        name="compared-category"
        length="medium"
        value={besides}
        onChange={(event) => {
          setBesides(planCategories.find((one) => one === event.target.value) ?? '');
          setPicks([first]);
        }}
        options={[
          { value: '', label: 'No others' },
          ...planCategories
            .filter((other) => other !== category)
            .map((other) => ({ value: other, label: `${planCategoryNames[other]} plans` })),
        ]}
      />
      <ComparisonTable plans={plans} hardware={hardware} picked={[first, second]} title={`${title} plans`} />
      {besides && others.data && otherPlans.length < others.data.length && (
        <Text>
          {`The first ${otherPlans.length} of our ${others.data.length} ${planCategoryNames[besides]} plans. `}
          <TextLink to={paths.planList(besides)}>See all</TextLink>
        </Text>
      )}
    </chakra.div>
  );
}

const Table = chakra('table', {
  base: {
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      overflowWrap: 'anywhere',
      paddingBlock: '3',
      paddingInline: '2',
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
    '& [data-same] > dl': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
      columnGap: '6',
      rowGap: '3',
    },
    '& dt': { fontWeight: 'normal', fontSize: 'sm', color: 'ink.muted' },
    // Without room for all plans, the two that were picked are shown, each below its select, with the row headings on
    // lines of their own.
    lgDown: {
      '&, & thead, & tbody': { display: 'block' },
      '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '3' },
      '& [data-picked=no], & thead td': { display: 'none' },
      // In the order of the selects, whichever is cheaper.
      '& [data-picked=second]': { order: '1' },
      '& tbody th': { gridColumn: '1 / -1', paddingBottom: '0', borderBottomWidth: '0' },
      '& tbody td, & thead th': { paddingInline: '0' },
      // Enlarged, a sum still fits half a phone.
      '& tbody td:not([data-same]), & thead th': { fontSize: 'min({fontSizes.md}, 6.5vw)' },
      // In enlarged letters a range does not fit half a phone.
      '& tbody td span': { whiteSpace: 'normal' },
      '& [data-same]': { gridColumn: '1 / -1', order: '2' },
    },
  },
});

type ComparisonTableProps = {
  plans: readonly Plan[];
  hardware: readonly Hardware[] | undefined;
  /** The ids of the two plans that a phone shows, in order. */
  picked: readonly [string, string];
  /** The plans' name in the table's accessible name: "Fibre plans". */
  title: string;
};

function ComparisonTable({ plans, hardware, picked, title }: ComparisonTableProps) {
  const { differing, same } = comparePlans(plans, hardware);
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
        {differing.map(({ name, values }) => (
          <tr key={name} {...roles.row}>
            <th {...roles.rowheader} scope="row">
              {name}
            </th>
            {plans.map(({ _id }, index) => (
              <td key={_id} {...roles.cell} data-picked={placeOf(_id)}>
                <NoBreak>{values[index] ?? ''}</NoBreak>
              </td>
            ))}
          </tr>
        ))}
        {same.length > 0 && (
          <tr {...roles.row}>
            <th {...roles.rowheader} scope="row">
              Same on every plan
            </th>
            <td {...roles.cell} colSpan={plans.length} data-same>
              <dl>
                {same.map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>
                      <NoBreak>{value}</NoBreak>
                    </dd>
                  </div>
                ))}
              </dl>
            </td>
          </tr>
        )}
      </tbody>
    </Table>
  );
}
