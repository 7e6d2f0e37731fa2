import { chakra } from '@chakra-ui/react';
import type { PlanName } from '@kowhai/domain/catalogue/hardware';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { useQuery } from '@tanstack/react-query';
import { staffPlanListQuery } from '#data/staff/staff-queries.ts';
import { LoadError } from '#shared/load-error.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { controlIds, describeControl, FieldError, FieldHint, type FieldProps } from '#ui/fields/field.tsx';

type PlansFieldProps = FieldProps & {
  name: string;
  /** Its plans are offered. Chosen ones of another category, or deleted ones, stay in sight. */
  category: PlanCategory;
  chosen: readonly PlanName[];
  onChange: (plans: readonly PlanName[]) => void;
};

export function PlansField({ name, label, hint, error, category, chosen, onChange }: PlansFieldProps) {
  const { data, error: failure, refetch } = useQuery(staffPlanListQuery());
  const describe = describeControl(name, { hint, error });
  const ids = new Set(chosen.map(({ _id }) => _id));
  const offered = data?.filter((plan) => plan.category === category && plan.name !== '') ?? [];
  const others = chosen.filter(({ _id }) => offered.every((plan) => plan._id !== _id));
  return (
    <chakra.fieldset id={name} aria-describedby={describe['aria-describedby']} tabIndex={-1} minWidth="0">
      <chakra.legend fontWeight="semibold">
        {label}{' '}
        <chakra.span fontWeight="normal" color="ink.muted">
          (optional)
        </chakra.span>
      </chakra.legend>
      <FieldHint id={controlIds(name).hint}>{hint}</FieldHint>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6">
        {[...offered, ...others].map((plan) => (
          <CheckboxField
            key={plan._id}
            id={`${name}-${plan._id}`}
            label={plan.name}
            checked={ids.has(plan._id)}
            onChange={({ target }) => {
              const rest = chosen.filter(({ _id }) => _id !== plan._id);
              onChange(target.checked ? [...rest, { _id: plan._id, name: plan.name }] : rest);
            }}
          />
        ))}
      </chakra.div>
      {!data && failure && <LoadError what="the plans" failure={failure} onRetry={refetch} />}
      <FieldError id={controlIds(name).error} message={error} />
    </chakra.fieldset>
  );
}
