import { Button, Grid, Text } from '@chakra-ui/react';
import { isNotice } from '@kowhai/domain/mail/order-mail';
import { lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import { orderStatusTable, type StatusAction, statusOf } from '@kowhai/domain/orders/order-status';
import { formatFullName } from '@kowhai/domain/people/user';
import { formatTimeToTheSecond } from '@kowhai/domain/time/date';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { ActionButton } from '#staff/orders/action-button.tsx';
import type { ListNeighbours } from '#staff/shared/lists/list-neighbours.ts';
import { RowMenu } from '#staff/shared/lists/row-menu.tsx';
import { isTouched, listStaffActions, staffActions } from '#staff/shared/orders/staff-actions.ts';
import { type ActionDetails, useOrderAction } from '#staff/shared/orders/use-order-action.ts';
import { Part } from '#staff/shared/parts/part.tsx';
import { showFailure } from '#staff/shared/parts/told.ts';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';

const noteId = (name: string) => `${name}-note`;

/** The list that the order was opened from. */
export type OrderQueue = Pick<ListNeighbours, 'next' | 'goOn' | 'goOnWithout'>;

type StaffPanelProps = { order: Order; queue: OrderQueue };

/** What staff can do with the order, each button with its effect below it. */
export function StaffPanel({ order, queue }: StaffPanelProps) {
  const status = statusOf(order);
  const { run: runFor, running } = useOrderAction();
  const run = async (action: StatusAction, details?: ActionDetails) => {
    const { refused } = await runFor(action, [order], details);
    for (const { failure } of refused) throw failure;
  };
  const press = (action: StatusAction, onDone?: () => void) => void run(action).then(onDone, showFailure);
  const may = (action: StatusAction) => isTouched(order, action) && running === undefined;
  const processAndGoOn = queue.goOn && may('process') ? () => press('process', queue.goOn) : undefined;
  usePageKeys({
    p: may('process') ? () => press('process') : undefined,
    P: processAndGoOn,
    c: may('complete') ? () => press('complete') : undefined,
  });

  return (
    <Part
      title="Actions"
      data-print="hide"
      beside={<OrderMenu order={order} isBusy={running !== undefined} onDeleted={queue.goOnWithout} />}
    >
      <WaitingMail orderId={order._id} />
      {listStaffActions(status).map(({ action, label, note, isEnabled }) => (
        <Grid key={action} gap="1">
          <ActionButton
            action={action}
            count={1}
            which={`order ${order.number}`}
            whom={formatFullName(order.user)}
            messageLabel="Message to the customer"
            running={running}
            run={(details) => run(action, details)}
            variant={action === 'process' ? 'solid' : 'outline'}
            width="full"
            disabled={!isEnabled}
            aria-describedby={noteId(action)}
          >
            {label}
          </ActionButton>
          {action === 'process' && processAndGoOn && (
            <Button variant="outline" width="full" onClick={processAndGoOn}>
              {queue.next ? 'Process and open next' : 'Process and open the list'}
            </Button>
          )}
          <Text id={noteId(action)} textStyle="note">
            {note}
          </Text>
        </Grid>
      ))}
      {status === 'cancelled' && <Text textStyle="sm">{staffActions.cancel.doneNote}</Text>}
    </Part>
  );
}

/** When the mail about the last step leaves, while it can be taken back. */
function WaitingMail({ orderId }: { orderId: string }) {
  const { data: mails = [] } = useQuery(apiQuery('listOrderMails', { params: { id: orderId } }));
  const at = mails.find(({ kind, notBefore }) => notBefore && !isNotice(kind))?.notBefore;
  return at && <Text textStyle="sm">The customer will be emailed at {formatTimeToTheSecond(at)}.</Text>;
}

type OrderMenuProps = { order: Order; isBusy: boolean; onDeleted: () => void };

/** The menu of what is rarely done with an order: away from the buttons, so that nobody deletes one by a slip. */
function OrderMenu({ order, isBusy, onDeleted }: OrderMenuProps) {
  const { mutateAsync } = useChange('deleteOrder');
  return (
    <RowMenu
      name={order.number}
      deletion={{
        question: 'Do you want to delete this order?',
        confirmLabel: 'Delete order',
        name: `${order.number}, ${formatFullName(order.user)}`,
        effect: (
          <Text>
            Only for mistakes. It leaves every list
            {orderStatusTable[statusOf(order)].stock === 'held' && ', and any hardware goes back in stock'}.
          </Text>
        ),
        run: () => mutateAsync({ params: { id: order._id }, query: { lastStepAt: lastStepAtOf(order) } }),
        doneMessage: 'Order was successfully deleted',
        onDone: onDeleted,
      }}
      deleteLabel="Delete Order"
      whyNot={isBusy ? 'Another step is under way.' : undefined}
    />
  );
}
