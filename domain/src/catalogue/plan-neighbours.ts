/** The next plan for less money, and the next one for more speed. */
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

/** 0 for a text without a speed. */
export const speedOf = (text: string) => readMbps(text) || 0;
