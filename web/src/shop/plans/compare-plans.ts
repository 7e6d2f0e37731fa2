import { listWholeCost } from '@kowhai/domain/cart/whole-cost';
import { formatField, labelFor } from '@kowhai/domain/catalogue/catalogue-fields';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { findModem } from '@kowhai/domain/catalogue/hardware-fit';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { planFieldsIn, planFieldTable } from '@kowhai/domain/catalogue/plan-fields';
import { formatMoney, toCents } from '@kowhai/domain/money';

export type ComparedFact = {
  name: string;
  /** One for each plan, in the plans' order. */
  values: readonly string[];
};

const visits: Record<PlanCategory, string> = {
  fibre: 'Only if there’s no fibre box yet',
  wireless: 'No, you plug it in',
  hyperfibre: 'Yes, to fit a Hyperfibre box',
};

/**
 * Tells plans apart: by what differs on their cards, and by what no card says.
 *
 * @param hardware what is sold with them; without it no row says which router goes with a plan
 */
export function comparePlans(plans: readonly Plan[], hardware: readonly Hardware[]): ComparedFact[] {
  const onCards = planFieldsIn.comparison
    .map((field) => ({
      name: labelFor('shop', planFieldTable[field]),
      values: plans.map((plan) => formatField(planFieldTable[field], plan[field])),
    }))
    .filter(({ values }) => values.some((value) => value !== values[0]));
  return [
    ...onCards,
    { name: 'First twelve months', values: plans.map((plan) => findYearCost(plan)) },
    { name: 'Does someone visit?', values: plans.map(({ category }) => visits[category]) },
    ...(hardware.length > 0
      ? [{ name: 'Our router or modem', values: plans.map((plan) => describeModem(plan, hardware)) }]
      : []),
  ];
}

function findYearCost(plan: Plan): string {
  return listWholeCost([plan], 0).find(({ name }) => name === 'First twelve months')?.value ?? '';
}

/** "Tūī Router 6, $109.99 once" */
function describeModem(plan: Plan, hardware: readonly Hardware[]): string {
  const modem = findModem(hardware, plan);
  return modem ? `${modem.name}, ${formatMoney(toCents(modem.price))} once` : 'Ask us';
}
