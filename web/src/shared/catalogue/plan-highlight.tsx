import type { Plan } from '@kowhai/domain/catalogue/plan';
import { Badge } from '#ui/badge.tsx';

/** What a plan is singled out with beside its name, such as "Most homes". */
export function PlanHighlight({ plan }: { plan: Plan }) {
  return (
    plan.highlight && (
      // Staff write it: in large letters it may take a second line.
      <Badge tone="gold" whiteSpace="normal" lineHeight="snug">
        {plan.highlight}
      </Badge>
    )
  );
}
