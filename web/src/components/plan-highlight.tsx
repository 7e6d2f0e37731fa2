import type { Plan } from '@kowhai/domain/plan';
import { Badge } from '#ui/badge.tsx';

/** What a plan is singled out with beside its name, such as "Most homes". */
export function PlanHighlight({ plan }: { plan: Plan }) {
  return plan.highlight && <Badge tone="gold">{plan.highlight}</Badge>;
}
