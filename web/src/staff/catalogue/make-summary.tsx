import { listPlanPublishProblems, type Plan } from '@kowhai/domain/catalogue/plan';
import { useChange } from '#data/use-change.ts';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { DocumentActionProps } from './catalogue-editing.ts';

/** The offer summary from the plan's own data, in place of a file that somebody wrote. */
export function MakeSummary({ item: plan, isDirty, onMade }: DocumentActionProps<Plan>) {
  const missing = listPlanPublishProblems(plan);
  const making = useChange('makeOfferSummary');
  const reason = isDirty
    ? 'Save first. It’s made from the saved details.'
    : Object.keys(missing).length > 0
      ? 'Fill in everything needed to publish first.'
      : undefined;
  return (
    <Button
      variant="outline"
      size="sm"
      busy={making.isPending}
      busyLabel="Making the PDF…"
      disabledReason={reason}
      onClick={() =>
        making.mutate(
          { params: { id: plan._id } },
          {
            onSuccess: (changed) => {
              onMade(changed);
              showToast({
                status: 'success',
                message: plan.offerSummaryPath ? 'Offer summary remade' : 'Offer summary made',
              });
            },
            onError: ({ message }) => showToast({ status: 'danger', message }),
          },
        )
      }
    >
      {plan.offerSummaryPath ? 'Remake the offer summary' : 'Make the offer summary'}
    </Button>
  );
}
