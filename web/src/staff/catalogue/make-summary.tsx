import { Grid, Text } from '@chakra-ui/react';
import { listPlanPublishProblems, type Plan } from '@kowhai/domain/catalogue/plan';
import { useId } from 'react';
import { useChange } from '#data/use-change.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { showFailure, showSuccess } from '#staff/shared/parts/notices.ts';
import type { DocumentActionProps } from './catalogue-kind.ts';

export function MakeSummary({ item: plan, isDirty, onMade }: DocumentActionProps<Plan>) {
  const missing = listPlanPublishProblems(plan);
  const reasonId = useId();
  const making = useChange('makeOfferSummary');
  const reason = isDirty
    ? 'Save first. It’s made from the saved details.'
    : Object.keys(missing).length > 0
      ? 'Fill in everything needed to publish first.'
      : undefined;
  return (
    <Grid gap="2" justifyItems="start">
      <BusyButton
        variant="outline"
        busy={making.isPending}
        busyLabel="Making the PDF…"
        disabled={reason !== undefined}
        aria-describedby={reason && reasonId}
        onClick={() =>
          making.mutate(
            { params: { id: plan._id } },
            {
              onSuccess: (changed) => {
                onMade(changed);
                showSuccess(plan.offerSummaryPath ? 'Offer summary remade' : 'Offer summary made');
              },
              onError: showFailure,
            },
          )
        }
      >
        {plan.offerSummaryPath ? 'Remake the offer summary' : 'Make the offer summary'}
      </BusyButton>
      {reason && (
        <Text id={reasonId} textStyle="note">
          {reason}
        </Text>
      )}
    </Grid>
  );
}
