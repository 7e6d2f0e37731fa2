import { Button, Grid, Text } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import type { StatusAction } from '@kowhai/domain/orders/order-status';
import { formatTimeToTheSecond } from '@kowhai/domain/time/date';
import { paths } from '#shared/paths.ts';
import { DeleteButton } from '#staff/orders/actions/delete-button.tsx';
import { isTouched, listStaffActions, type StaffAction } from '#staff/orders/actions/staff-actions.ts';
import { StepButton } from '#staff/orders/actions/step-button.tsx';
import { useOrderSteps } from '#staff/orders/actions/use-order-steps.ts';
import type { ListNeighbours } from '#staff/shared/lists/list-neighbours.tsx';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { TitledCard } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { useOpenPoints } from './use-open-points.ts';
import { useOrderMails } from './use-order-history.ts';

export type OrderNeighbours = Pick<ListNeighbours, 'next' | 'openNext' | 'leaveDeleted'>;

type StaffPanelProps = { order: Order; neighbours: OrderNeighbours; onPrintSlip: () => void };

/** The specified buttons, and behind "More" those that are not in the specification. */
export function StaffPanel({ order, neighbours, onPrintSlip }: StaffPanelProps) {
  const { status } = order;
  const steps = useOrderSteps();
  const { take, running } = steps;
  const press = (action: StatusAction, onDone?: () => void) =>
    void take(action, [order]).then((isDone) => isDone && onDone?.());
  const may = (action: StatusAction) => isTouched(order, action) && running === undefined;
  const processAndOpenNext =
    neighbours.openNext && may('process') ? () => press('process', neighbours.openNext) : undefined;
  usePageKeys({
    p: may('process') ? () => press('process') : undefined,
    P: processAndOpenNext,
    c: may('complete') ? () => press('complete') : undefined,
  });
  const actions = listStaffActions(status);
  const cancel = actions.find(({ action }) => action === 'cancel');
  const hasHardware = order.orderHardwares.length > 0;
  const open = useOpenPoints(order);
  const buttonOf = (step: StaffAction) => (
    <Grid key={step.action} gap="1">
      <StepButton
        steps={steps}
        action={step.action}
        orders={[order]}
        hint={step.isEnabled ? step.note : undefined}
        disabled={!step.isEnabled}
        variant={step.action === 'process' && open.length === 0 ? 'solid' : 'outline'}
        width="full"
      >
        {step.label}
      </StepButton>
      {!step.isEnabled && <Text textStyle="note">{step.note}</Text>}
      {/* Always there, so that what is found moves no button from under the pointer. */}
      {step.isEnabled && step.action === 'process' && <OpenPoints points={open} />}
    </Grid>
  );

  return (
    <TitledCard title="Actions" data-print="hide">
      <WaitingMail orderId={order._id} />
      <LinkButton to={paths.admin()} variant="outline" size="sm">
        Dashboard
      </LinkButton>
      {actions.filter(({ action }) => action !== 'cancel').map(buttonOf)}
      <Grid gap="1">
        <DeleteButton steps={steps} orders={[order]} onDeleted={neighbours.leaveDeleted}>
          Delete Order
        </DeleteButton>
        {running !== undefined && <Text textStyle="note">Another step is under way.</Text>}
      </Grid>
      {(cancel || processAndOpenNext || hasHardware) && (
        <Disclosure summary="More" isWide>
          <Grid gap="3">
            {processAndOpenNext && (
              <Button variant="outline" onClick={processAndOpenNext}>
                {neighbours.next ? 'Process and open next' : 'Process and open the list'}
              </Button>
            )}
            {hasHardware && (
              <Button variant="outline" onClick={onPrintSlip}>
                Print packing slip
              </Button>
            )}
            {cancel && buttonOf(cancel)}
          </Grid>
        </Disclosure>
      )}
    </TitledCard>
  );
}

function OpenPoints({ points }: { points: readonly string[] }) {
  if (points.length === 0) return <Text textStyle="note">Nothing’s open.</Text>;
  return (
    <ul>
      {points.map((point) => (
        <Text key={point} as="li" textStyle="note" color="warning.text">
          {point}
        </Text>
      ))}
    </ul>
  );
}

/** When the mail about the last step leaves, while it can be undone. */
function WaitingMail({ orderId }: { orderId: string }) {
  const { data: mails = [] } = useOrderMails(orderId);
  const at = mails.find(({ notBefore }) => notBefore)?.notBefore;
  return at && <Text textStyle="sm">The customer will be emailed at {formatTimeToTheSecond(at)}.</Text>;
}
