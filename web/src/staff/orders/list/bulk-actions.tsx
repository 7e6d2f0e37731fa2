import { ActionBar, Button, Portal } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { type StatusAction, staffReasonsFor } from '@kowhai/domain/orders/order-status';
import { findLateness } from '@kowhai/domain/orders/promised-days';
import { formatFullName } from '@kowhai/domain/people/user';
import { useState } from 'react';
import { ReasonDialog } from '#shared/orders/reason-dialog.tsx';
import { useAssign } from '#staff/orders/use-assign.ts';
import type { OrderActionInHand } from '#staff/orders/use-order-action.ts';
import { BusyButton } from '#staff/shared/layout/busy-button.tsx';
import { isTouched, staffActionNames, staffActions } from '#staff/shared/records/staff-actions.ts';
import { useColleagues } from '#staff/shared/records/use-colleagues.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';

type BulkActionsProps = {
  selected: readonly Order[];
  onSelectNone: () => void;
  bulk: OrderActionInHand;
};

const these = ({ length }: readonly Order[]) => (length === 1 ? 'this order' : `these ${length} orders`);

/** What can be done with several orders at once. Each button says how many of them it concerns. */
export function BulkActions({ selected, onSelectNone, bulk }: BulkActionsProps) {
  const [asking, setAsking] = useState<StatusAction | 'delete' | null>(null);
  const { run, remove, apologise, running } = bulk;
  const assign = useAssign();
  const { ownKey } = useColleagues();
  const cancellable = selected.filter((order) => isTouched(order, 'cancel'));
  const now = new Date().toISOString();
  const late = selected.filter((order) => findLateness(order, now) !== null);
  const close = () => setAsking(null);

  return (
    <>
      <ActionBar.Root
        open={selected.length > 0}
        lazyMount
        unmountOnExit
        closeOnInteractOutside={false}
        closeOnEscape={false}
      >
        <Portal>
          <ActionBar.Positioner>
            <ActionBar.Content aria-label="Selected orders">
              <ActionBar.SelectionTrigger
                onClick={onSelectNone}
                aria-label={`${selected.length} selected: select none`}
              >
                {selected.length} selected <CloseIcon />
              </ActionBar.SelectionTrigger>
              {staffActionNames.map((action) => {
                const concerned = selected.filter((order) => isTouched(order, action));
                const isAsked = staffReasonsFor(action).length > 0;
                return (
                  <BusyButton
                    key={action}
                    variant="outline"
                    busy={running === action}
                    disabled={concerned.length === 0 || (running !== undefined && running !== action)}
                    onClick={() => (isAsked ? setAsking(action) : void run(action, concerned))}
                  >
                    {staffActions[action].bulkLabel} ({concerned.length})
                  </BusyButton>
                );
              })}
              {late.length > 0 && (
                <BusyButton
                  variant="outline"
                  busy={running === 'apologise'}
                  disabled={running !== undefined && running !== 'apologise'}
                  onClick={() => void apologise(late)}
                >
                  Email a new day ({late.length})
                </BusyButton>
              )}
              <Button
                variant="outline"
                disabled={running !== undefined || ownKey === undefined}
                onClick={() => void assign(selected)}
              >
                {selected.every(({ assigneeKey }) => assigneeKey === ownKey)
                  ? 'Assign to no one'
                  : 'Assign to me'}{' '}
                ({selected.length})
              </Button>
              <Button
                variant="outline"
                colorPalette="red"
                disabled={running !== undefined}
                onClick={() => setAsking('delete')}
              >
                Delete ({selected.length})
              </Button>
            </ActionBar.Content>
          </ActionBar.Positioner>
        </Portal>
      </ActionBar.Root>
      <ReasonDialog
        title={`Do you want to cancel ${these(cancellable)}?`}
        confirmLabel={cancellable.length === 1 ? 'Cancel the order' : `Cancel ${cancellable.length} orders`}
        cancelLabel={cancellable.length === 1 ? 'Keep it' : 'Keep them'}
        reasons={staffReasonsFor('cancel')}
        isOpen={asking === 'cancel'}
        onClose={close}
        messageLabel="Message to each customer"
        onConfirm={(reason, message) => run('cancel', cancellable, { reason, message })}
      >
        <OrderNames orders={cancellable} />
        <p>
          Each customer gets an email with your reason and message. Any hardware goes back in stock. You can
          undo this for 10 seconds.
        </p>
      </ReasonDialog>
      <ConfirmDialog
        title={`Do you want to delete ${these(selected)}?`}
        confirmLabel={selected.length === 1 ? 'Delete order' : `Delete ${selected.length} orders`}
        isOpen={asking === 'delete'}
        onConfirm={() => remove(selected).then(close)}
        onCancel={close}
      >
        <OrderNames orders={selected} />
        <p>Hardware goes back in stock, unless its order is completed or already cancelled.</p>
      </ConfirmDialog>
    </>
  );
}

function OrderNames({ orders }: { orders: readonly Order[] }) {
  return (
    <ul>
      {orders.map(({ _id, number, user }) => (
        <li key={_id}>
          {number}, {formatFullName(user)}
        </li>
      ))}
    </ul>
  );
}
