import { chakra } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import {
  orderStatusTable,
  type StatusAction,
  staffReasonsFor,
  statusOf,
} from '@kowhai/domain/orders/order-status';
import { usePageKeys } from '#staff/shared/layout/use-page-keys.ts';
import { isTouched, listStaffActions, staffActions } from '#staff/shared/records/staff-actions.ts';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { Heading, Text } from '#ui/text.tsx';
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
    <Card as="section" aria-labelledby="actions" data-print="hide">
      <Heading id="actions" size="sm">
        Actions
      </Heading>
      {listStaffActions(status).map(({ action, label, note, isEnabled }) => (
        <chakra.div key={action} display="grid" gap="1">
          {staffReasonsFor(action).length > 0 ? (
            <CancelOrder
              order={order}
              run={runFor}
              disabled={!isEnabled || running !== undefined}
              aria-describedby={noteId(action)}
            />
          ) : (
            <Button
              variant={action === 'process' ? 'solid' : 'outline'}
              wide
              disabled={!isEnabled || (running !== undefined && running !== action)}
              busy={running === action}
              aria-describedby={noteId(action)}
              size="sm"
              onClick={() => void run(action)}
            >
              {label}
            </Button>
          )}
          {action === 'process' && processAndGoOn && (
            <Button variant="outline" size="sm" wide onClick={processAndGoOn}>
              Process and open next
            </Button>
          )}
          <Text id={noteId(action)} size="sm" tone="muted">
            {note}
          </Text>
        </chakra.div>
      ))}
      {status === 'cancelled' && <Text size="sm">{staffActions.cancel.doneNote}</Text>}
      <chakra.div display="grid" gap="1" paddingTop="4" borderTopWidth="1px" borderColor="line">
        <DeleteOrder
          order={order}
          disabled={running !== undefined}
          onDeleted={onDeleted}
          aria-describedby={noteId('delete')}
        />
        <Text id={noteId('delete')} size="sm" tone="muted">
          Only for mistakes. Removes it from every list
          {orderStatusTable[status].stock === 'held' && ' and puts any hardware back in stock'}.
        </Text>
      </chakra.div>
    </Card>
  );
}
