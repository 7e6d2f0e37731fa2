/** The next plan for less money, and the next one for more speed. */
import type { Plan } from './plan.ts';

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

/** The highest speed in a text in Mbps: 50 for "20-50 Mbps", 1000 for "1 Gbps", 0 if there is none. */
export function speedOf(text: string): number {
  const unit = /gbps|gbit/i.test(text) ? 1000 : 1;
  const numbers = text.replaceAll(/(\d),(\d)/g, '$1$2').match(/\d+(\.\d+)?/g) ?? [];
  return Math.max(0, ...numbers.map(Number)) * unit;
}
