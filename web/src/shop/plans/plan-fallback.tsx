import type { Failure } from '#data/failure.ts';
import { paths } from '#shared/paths.ts';
import { ItemFallback } from '#shop/shared/item-fallback.tsx';

/** Shown in place of a plan that is loading, missing or failed. */
export function PlanFallback(props: { failure: Failure | null; onRetry: () => unknown }) {
  const others = { label: 'See our fibre plans', to: paths.planList('fibre') };
  return <ItemFallback kind="Plan" thing="plan" height="20rem" others={others} {...props} />;
}
