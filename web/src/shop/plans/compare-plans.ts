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
  /** One value per plan, in the order of the plans. */
  values: readonly string[];
};

const visits: Record<PlanCategory, string> = {
  fibre: 'Only if there’s no fibre box yet',
  wireless: 'No, you plug it in',
  hyperfibre: 'Yes, to fit a Hyperfibre box',
};

/**
 * The facts in which plans differ, from their cards, and facts that no card shows.
 *
 * @param hardware the hardware on sale; without it the row with the router is left out
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

/** The modem that fits a plan: "Tūī Router 6, $109.99 once". */
function describeModem(plan: Plan, hardware: readonly Hardware[]): string {
  const modem = findModem(hardware, plan);
  return modem ? `${modem.name}, ${formatMoney(toCents(modem.price))} once` : 'Ask us';
}
