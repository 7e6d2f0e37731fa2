import { formatField, labelFor } from '@kowhai/domain/catalogue-fields';
import type { Plan } from '@kowhai/domain/plan';
import { planFieldsIn, planFieldTable } from '@kowhai/domain/plan-fields';

export type ComparedFact = {
  name: string /** One for each plan, in the plans' order. */;
  values: readonly string[];
};

export type Comparison = {
  /** What differs between at least two of the plans. */
  differences: readonly ComparedFact[];
  /** What every plan has alike: said once. */
  common: readonly { name: string; value: string }[];
};

/** Sorts what can be said of plans into what tells them apart and what does not. */
export function comparePlans(plans: readonly Plan[]): Comparison {
  const compared = planFieldsIn.comparison
    .map((field) => ({
      name: labelFor('shop', planFieldTable[field]),
      values: plans.map((plan) => formatField(planFieldTable[field], plan[field])),
    }))
    .filter(({ values }) => values.some(Boolean));
  const isCommon = ({ values }: ComparedFact) => values.every((value) => value === values[0]);
  return {
    differences: compared.filter((fact) => !isCommon(fact)),
    common: compared.filter(isCommon).map(({ name, values: [value = ''] }) => ({ name, value })),
  };
}
