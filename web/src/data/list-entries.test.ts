import { blankPlan, planFieldsIn } from '@kowhai/domain/catalogue/plan-fields';
import { expect, it } from 'vitest';
import { makePlanList } from './list-entries.ts';

it('leaves a listed plan all that cards and the comparison show', () => {
  const filled = Object.fromEntries(Object.keys(blankPlan).map((name) => [name, name]));
  const [listed] = makePlanList([
    {
      ...blankPlan,
      ...filled,
      category: 'fibre',
      _id: 'max',
      updatedAt: '2026-01-01T00:00:00.000Z',
      editedAt: '2026-01-01T00:00:00.000Z',
    },
  ]);
  const shown = [...planFieldsIn.speeds, ...planFieldsIn.card, ...planFieldsIn.comparison];
  expect(shown.filter((name) => listed?.[name] !== name)).toEqual([]);
});
