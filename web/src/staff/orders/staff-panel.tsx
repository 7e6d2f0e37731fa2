import { Button, Card, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { isNotice } from '@kowhai/domain/mail/order-mail';
import type { Order } from '@kowhai/domain/orders/order';
import { type StatusAction, staffReasonsFor, statusOf } from '@kowhai/domain/orders/order-status';
import { formatTimeToTheSecond } from '@kowhai/domain/time/date';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff-queries.ts';
import { BusyButton } from '#staff/shared/layout/busy-button.tsx';
import { usePageKeys } from '#staff/shared/layout/use-page-keys.ts';
import { isTouched, listStaffActions, staffActions } from '#staff/shared/records/staff-actions.ts';
import { showToast } from '#state/toasts.ts';
import { CancelOrder } from './cancel-order.tsx';
import { DeleteOrder } from './delete-order.tsx';
import { useOrderAction } from './use-order-action.ts';

const noteId = (name: string) => `${name}-note`;

type StaffPanelProps = {
  order: Order;
  /** Opens the next order of the list. */
  onNext?: (() => void) | undefined;
  onDeleted: () => void;
};

/** What staff can do with the order, each button with its effect below it. */
export function StaffPanel({ order, onNext, onDeleted }: StaffPanelProps) {
  const status = statusOf(order);
  const { run: runFor, running } = useOrderAction();
  const run = async (action: StatusAction, onDone?: () => void) => {
    const { refused } = await runFor(action, [order]);
    for (const { failure } of refused) showToast({ status: 'danger', message: failure.message });
    if (refused.length === 0) onDone?.();
  };
  const may = (action: StatusAction) => isTouched(order, action) && running === undefined;
  const processAndGoOn = onNext && may('process') ? () => void run('process', onNext) : undefined;
  usePageKeys({
    p: may('process') ? () => void run('process') : undefined,
    P: processAndGoOn,
    c: may('complete') ? () => void run('complete') : undefined,
  });

  return (
    <Card.Root as="section" aria-labelledby="actions" data-print="hide">
      <Card.Body gap="4">
        <Flex justify="space-between">
          <Heading id="actions" size="lg">
            Actions
          </Heading>
          <DeleteOrder order={order} isBusy={running !== undefined} onDeleted={onDeleted} />
        </Flex>
        <WaitingMail orderId={order._id} />
        {listStaffActions(status).map(({ action, label, note, isEnabled }) => (
          <Grid key={action} gap="1">
            {staffReasonsFor(action).length > 0 ? (
              <CancelOrder
                order={order}
                run={runFor}
                disabled={!isEnabled || running !== undefined}
                aria-describedby={noteId(action)}
              />
            ) : (
              <BusyButton
                variant={action === 'process' ? 'solid' : 'outline'}
                width="full"
                disabled={!isEnabled || (running !== undefined && running !== action)}
                busy={running === action}
                aria-describedby={noteId(action)}
                onClick={() => void run(action)}
              >
                {label}
              </BusyButton>
            )}
            {action === 'process' && processAndGoOn && (
              <Button variant="outline" width="full" onClick={processAndGoOn}>
                Process and open next
              </Button>
            )}
            <Text id={noteId(action)} textStyle="sm" color="fg.muted">
              {note}
            </Text>
          </Grid>
        ))}
        {status === 'cancelled' && <Text textStyle="sm">{staffActions.cancel.doneNote}</Text>}
      </Card.Body>
    </Card.Root>
  );
}

/** When the mail about the last step leaves, while it can be taken back. */
function WaitingMail({ orderId }: { orderId: string }) {
  const { data: mails = [] } = useQuery(apiQuery('listOrderMails', { params: { id: orderId } }));
  const at = mails.find(({ kind, notBefore }) => notBefore && !isNotice(kind))?.notBefore;
  return at && <Text textStyle="sm">The customer will be emailed at {formatTimeToTheSecond(at)}.</Text>;
}
