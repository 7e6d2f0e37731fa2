import type { Plan } from '@kowhai/domain/catalogue/plan';
import { Badge } from '#ui/badge.tsx';

/** The badge beside a plan's name, such as "Most homes". */
export function PlanHighlight({ plan }: { plan: Plan }) {
  return (
    plan.highlight && (
      // Staff write this text, so with large letters it may need a second line.
      <Badge tone="gold" whiteSpace="normal" lineHeight="snug">
        {plan.highlight}
      </Badge>
    )
  );
}
