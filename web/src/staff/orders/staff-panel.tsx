import { Button, Grid, Text } from '@chakra-ui/react';
import { isNotice } from '@kowhai/domain/mail/order-mail';
import { lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import {
  orderStatusTable,
  type StatusAction,
  staffReasonsFor,
  statusOf,
} from '@kowhai/domain/orders/order-status';
import { formatFullName } from '@kowhai/domain/people/user';
import { formatTimeToTheSecond } from '@kowhai/domain/time/date';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { BusyButton } from '#staff/shared/layout/busy-button.tsx';
import { usePageKeys } from '#staff/shared/layout/use-page-keys.ts';
import { RowMenu } from '#staff/shared/lists/row-menu.tsx';
import { Part } from '#staff/shared/records/part.tsx';
import { isTouched, listStaffActions, staffActions } from '#staff/shared/records/staff-actions.ts';
import { showToast } from '#state/toasts.ts';
import { CancelOrder } from './cancel-order.tsx';
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
    <Part
      title="Actions"
      data-print="hide"
      beside={<OrderMenu order={order} isBusy={running !== undefined} onDeleted={onDeleted} />}
    >
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

type OrderMenuProps = Pick<StaffPanelProps, 'order' | 'onDeleted'> & { isBusy: boolean };

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
