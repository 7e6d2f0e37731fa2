import { listWholeCost } from '@kowhai/domain/cart/whole-cost';
import { formatField, labelFor } from '@kowhai/domain/catalogue/catalogue-fields';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { findModem, listModems } from '@kowhai/domain/catalogue/hardware-fit';
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
 * The facts of the plans' cards and what no card shows: those in which the plans differ, and those that are the same for
 * all.
 *
 * @param hardware the modems on sale; where they are not known, the fact of the router is left out
 */
export function comparePlans(
  plans: readonly Plan[],
  hardware: readonly Hardware[] | undefined,
): { differing: ComparedFact[]; same: { name: string; value: string }[] } {
  const facts = [
    ...planFieldsIn.comparison
      .map((field) => ({
        name: labelFor('shop', planFieldTable[field]),
        values: plans.map((plan) => formatField(planFieldTable[field], plan[field])),
      }))
      .filter(({ values }) => values.some(Boolean)),
    { name: 'First twelve months', values: plans.map((plan) => findYearCost(plan)) },
    { name: 'Does someone visit?', values: plans.map(({ category }) => visits[category]) },
    ...(hardware
      ? [{ name: 'Our router or modem', values: plans.map((plan) => describeModem(plan, hardware)) }]
      : []),
  ];
  const isSame = ({ values }: ComparedFact) => values.every((value) => value === values[0]);
  return {
    differing: facts.filter((fact) => !isSame(fact)),
    same: facts.filter(isSame).map(({ name, values: [value = ''] }) => ({ name, value })),
  };
}

function findYearCost(plan: Plan): string {
  return listWholeCost([plan], 0).find(({ name }) => name === 'First twelve months')?.value ?? '';
}

/** The modem to buy for a plan: "Tūī Router 6, $109.99 once". */
function describeModem(plan: Plan, hardware: readonly Hardware[]): string {
  const modem = findModem(hardware, plan);
  if (modem) return `${modem.name}, ${formatMoney(toCents(modem.price))} once`;
  return listModems(hardware, plan).length > 0 ? 'Out Of Stock right now' : 'Ask us';
}
