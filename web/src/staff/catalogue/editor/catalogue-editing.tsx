import { Grid, Text } from '@chakra-ui/react';
import type { HardwareChange } from '@kowhai/domain/catalogue/catalogue-change';
import {
  hardwareForm,
  listHardwareFormProblems,
  listPlanFormProblems,
  planForm,
} from '@kowhai/domain/catalogue/catalogue-form';
import { type Hardware, type HardwareFields, hardware } from '@kowhai/domain/catalogue/hardware';
import { blankHardware, hardwareFieldTable } from '@kowhai/domain/catalogue/hardware-fields';
import { listPlanPublishProblems, type Plan, type PlanFields, plan } from '@kowhai/domain/catalogue/plan';
import { blankPlan, planFieldTable } from '@kowhai/domain/catalogue/plan-fields';
import { useId } from 'react';
import { Failure } from '#data/client/failure.ts';
import { readHardware } from '#data/staff/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { HardwareCard } from '#shared/catalogue/hardware-card.tsx';
import { HardwareOverview, TechSpecs } from '#shared/catalogue/hardware-tabs.tsx';
import { PlanCard } from '#shared/catalogue/plan-card.tsx';
import { OfferSummary, PlanOverview } from '#shared/catalogue/plan-tabs.tsx';
import { hardwareKind, planKind } from '#staff/catalogue/catalogue-kinds.ts';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { showFailure, showSuccess } from '#staff/shared/parts/notices.ts';
import type { CatalogueEditing, DocumentActionProps } from './use-catalogue-editor.ts';

export const planEditing: CatalogueEditing<PlanFields, Plan> = {
  kind: planKind,
  table: planFieldTable,
  blank: blankPlan,
  schema: planForm,
  parseItem: (value) => plan.safeParse(value).data ?? null,
  listProblems: listPlanFormProblems,
  document: { path: 'offerSummaryPath', month: 'offerSummaryMonth' },
  useStore: () => {
    const { mutateAsync: createPlan } = useChange('createPlan');
    const { mutateAsync: updatePlan } = useChange('updatePlan');
    return {
      create: (body) => createPlan({ body }),
      update: (changed, { _id, editedAt }) =>
        updatePlan({ params: { id: _id }, body: { ...changed, seenAt: editedAt } }),
    };
  },
  describePreview: (shown) => [
    { id: 'card', label: 'Card', content: <PlanCard plan={shown} headingLevel="h3" /> },
    { id: 'overview', label: 'Overview', content: <PlanOverview plan={shown} /> },
    { id: 'offer-summary', label: 'Offer Summary', content: <OfferSummary plan={shown} /> },
  ],
  DocumentAction: MakeSummary,
};

export const hardwareEditing: CatalogueEditing<HardwareFields, Hardware> = {
  kind: hardwareKind,
  table: hardwareFieldTable,
  blank: blankHardware,
  schema: hardwareForm,
  parseItem: (value) => hardware.safeParse(value).data ?? null,
  listProblems: listHardwareFormProblems,
  document: { path: 'factsheetPath', month: 'factsheetMonth' },
  amounts: ['countInStock'],
  useStore: () => {
    const { mutateAsync: createHardware } = useChange('createHardware');
    const { mutateAsync: updateHardware } = useChange('updateHardware');
    return {
      create: (body) => createHardware({ body }),
      update: (changed, base) =>
        updateHardware({
          params: { id: base._id },
          body: { ...withStockChange(changed, base), seenAt: base.editedAt },
        }).catch(async (failure: Failure) => {
          throw await atStock(failure, base._id);
        }),
    };
  },
  describePreview: (shown) => [
    { id: 'card', label: 'Card', content: <HardwareCard item={shown} /> },
    { id: 'overview', label: 'Overview', content: <HardwareOverview item={shown} /> },
    { id: 'tech-specs', label: 'Tech Specs', content: <TechSpecs item={shown} /> },
  ],
};

/** Sends the difference in stock and not the new number: a customer may be buying one at this moment. */
function withStockChange(
  { countInStock, ...changed }: Partial<HardwareFields>,
  base: Hardware,
): Omit<HardwareChange, 'seenAt'> {
  if (countInStock === undefined) return changed;
  return { ...changed, stockChange: countInStock - base.countInStock };
}

/** Moves the error of a refused stock change to the stock field, with the current number in stock. */
async function atStock(failure: Failure, id: string): Promise<Failure> {
  const { stockChange, ...fields } = failure.fields;
  if (stockChange === undefined) return failure;
  const current = await readHardware(id).catch(() => null);
  return new Failure(failure.code, failure.message, {
    fields: { ...fields, countInStock: stockChange },
    extra: { current },
  });
}

function MakeSummary({ item: plan, isDirty, onMade }: DocumentActionProps<Plan>) {
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
