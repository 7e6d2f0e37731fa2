import type { Plan } from '@kowhai/domain/plan';
import { useQuery } from '@tanstack/react-query';
import { planUseQuery } from '#data/staff-queries.ts';
import { useDeletion } from '#data/use-deletion.ts';
import { DeleteButton } from '#features/admin/delete-button.tsx';
import { ItemUseNote } from '#features/admin/item-use.tsx';
import { showToast } from '#state/toasts.ts';

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
