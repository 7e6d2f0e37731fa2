/** The plans beside a plan: the next for less money, the next for more speed, and those that cost nearly as much. */
import type { Plan } from './plan.ts';
import { readMbps } from './plan-speeds.ts';

export type Neighbours<P> = {
  cheaper: P | null;
  faster: P | null;
};

export function findNeighbours<P extends Pick<Plan, 'price' | 'download'>>(
  plans: readonly P[],
  plan: P,
): Neighbours<P> {
  const byPrice = plans.toSorted((a, b) => a.price - b.price || speedOf(b.download) - speedOf(a.download));
  const isFaster = (other: P) => speedOf(other.download) > speedOf(plan.download);
  return {
    cheaper: byPrice.findLast(({ price }) => price < plan.price) ?? null,
    faster: byPrice.find((other) => other.price >= plan.price && isFaster(other)) ?? null,
  };
}

/** As many as fit side by side on a wide screen. */
export const mostCompared = 5;

/**
 * A plan, its neighbours and the others that cost nearly as much, as many as are compared, in the family's order.
 *
 * @param family the plans of its category
 */
export function listNear(family: readonly Plan[], plan: Plan): Plan[] {
  const { cheaper, faster } = findNeighbours(family, plan);
  const distance = ({ price }: Plan) => Math.abs(price - plan.price);
  const inOrder = [plan, cheaper, faster, ...family.toSorted((a, b) => distance(a) - distance(b))];
  const ids = [...new Set(inOrder.flatMap((one) => one?._id ?? []))].slice(0, mostCompared);
  return family.filter(({ _id }) => ids.includes(_id));
}

/** 0 for a text without a speed. */
const speedOf = (text: string) => readMbps(text) || 0;
