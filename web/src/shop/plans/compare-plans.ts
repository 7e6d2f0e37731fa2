import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Plan } from '@kowhai/domain/plan';

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

const facts: readonly { name: string; read: (plan: Plan) => string }[] = [
  { name: 'Price per month', read: (plan) => formatMoney(toCents(plan.price)) },
  { name: 'Download', read: (plan) => plan.download },
  { name: 'Upload', read: (plan) => plan.upload },
  { name: 'Data', read: (plan) => plan.dataCap },
  { name: 'Term', read: (plan) => plan.term },
  { name: 'Equipment', read: (plan) => plan.equipment },
];

/** Sorts what can be said of plans into what tells them apart and what does not. */
export function comparePlans(plans: readonly Plan[]): Comparison {
  const compared = facts.map(({ name, read }) => ({ name, values: plans.map(read) }));
  const isCommon = ({ values }: ComparedFact) => values.every((value) => value === values[0]);
  return {
    differences: compared.filter((fact) => !isCommon(fact)),
    common: compared.filter(isCommon).map(({ name, values: [value = ''] }) => ({ name, value })),
  };
}
