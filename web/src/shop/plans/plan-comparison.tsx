import { chakra } from '@chakra-ui/react';
import type { Plan } from '@kowhai/domain/plan';
import { useState } from 'react';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Heading } from '#ui/text.tsx';
import { ComparisonTable } from './comparison-table.tsx';

type PlanComparisonProps = {
  plans: readonly Plan[];
  /** What they are, for the table's name: "Fibre plans". */
  title: string;
  /** The ids of those that a phone begins with; left out, the first two. */
  firstPicks?: readonly string[];
};

/** Where it stands on its page. */
export const sideBySide = 'side-by-side';

/** What tells plans apart, side by side: all of them on a wide screen, any two on a phone. */
export function PlanComparison({ plans, title, firstPicks = [] }: PlanComparisonProps) {
  const [picks, setPicks] = useState(firstPicks);
  const columns = putFirst(plans, picks);
  const picked = columns.slice(0, 2).map(({ _id }) => _id);

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
      <ComparisonTable plans={columns} picked={picked} title={title} />
    </chakra.section>
  );
}

/** The plans, those that were picked before the others: a phone shows the first two, each below its picker. */
function putFirst(plans: readonly Plan[], picks: readonly string[]): readonly Plan[] {
  const picked = picks.flatMap((id) => plans.find(({ _id }) => _id === id) ?? []);
  return [...picked, ...plans.filter((plan) => !picked.includes(plan))];
}
