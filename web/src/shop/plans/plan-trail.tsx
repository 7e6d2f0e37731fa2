import type { Plan } from '@kowhai/domain/catalogue/plan';
import { planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { paths } from '#shared/paths.ts';
import { Breadcrumbs } from '#ui/buttons/breadcrumbs.tsx';

type PlanTrailProps = {
  plan: Plan;
  /** True on pages below the plan's own. */
  isBelow?: boolean;
  current: string;
};

export function PlanTrail({ plan, isBelow = false, current }: PlanTrailProps) {
  const name = planCategoryNames[plan.category];
  const trail = [
    { label: name, to: paths.category(plan.category) },
    { label: `${name} plans`, to: paths.planList(plan.category) },
  ];
  if (isBelow) trail.push({ label: plan.name, to: paths.plan(plan._id) });
  return <Breadcrumbs trail={trail} current={current} />;
}
