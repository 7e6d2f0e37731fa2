import type { Plan } from '@kowhai/domain/plan';
import { useQuery } from '@tanstack/react-query';
import { planUseQuery } from '#data/staff-queries.ts';
import { useDeletion } from '#data/use-deletion.ts';
import { DeleteButton } from '#staff/records/delete-button.tsx';
import { showToast } from '#state/toasts.ts';
import { ItemUseNote } from './item-use.tsx';

type DeletePlanProps = { plan: Plan; onDeleted: () => void };

export function DeletePlan({ plan, onDeleted }: DeletePlanProps) {
  const deletePlan = useDeletion('deletePlan');
  return (
    <DeleteButton
      question="Do you want to delete this service?"
      confirmLabel="Delete service"
      name={plan.name || 'Unnamed draft'}
      effect={<PlanUse id={plan._id} />}
      onDelete={() => deletePlan(plan._id)}
      onDeleted={() => {
        showToast({ status: 'success', message: 'Service was successfully deleted' });
        onDeleted();
      }}
    />
  );
}

function PlanUse({ id }: { id: string }) {
  return <ItemUseNote {...useQuery(planUseQuery(id))} />;
}
