import type { Plan } from '@kowhai/domain/plan';
import { useChange } from '#data/use-change.ts';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/button.tsx';

type MakeSummaryProps = {
  plan: Plan;
  /** True while the form holds something that is not stored, which the PDF would lack. */
  isDirty: boolean;
  onMade: (plan: Plan) => void;
};

/** The offer summary from the plan's own data, in place of a file that somebody wrote. */
export function MakeSummary({ plan, isDirty, onMade }: MakeSummaryProps) {
  const making = useChange('makeOfferSummary');
  return (
    <Button
      variant="outline"
      size="sm"
      busy={making.isPending}
      busyLabel="Making the PDF…"
      disabledReason={isDirty ? 'Save first: it is made from what is stored.' : undefined}
      onClick={() =>
        making.mutate(
          { params: { id: plan._id } },
          {
            onSuccess: (changed) => {
              onMade(changed);
              showToast({ status: 'success', message: 'Offer summary made anew' });
            },
            onError: ({ message }) => showToast({ status: 'danger', message }),
          },
        )
      }
    >
      Make the offer summary anew
    </Button>
  );
}
