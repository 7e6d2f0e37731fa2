import { ActionBar, Portal } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/order';
import { formatFullName } from '@kowhai/domain/user';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';
import { isTouched } from './bulk-outcome.ts';
import { staffActionNames, staffActions } from './staff-actions.ts';
import type { BulkActionsInHand } from './use-bulk-actions.ts';

type BulkActionsProps = {
  selected: readonly Order[];
  onSelectNone: () => void;
  bulk: BulkActionsInHand;
};

/** What can be done with several orders at once. Each button says how many of them it concerns. */
export function BulkActions({ selected, onSelectNone, bulk }: BulkActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, remove, running } = bulk;

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
                return (
                  <Button
                    key={action}
                    variant="outline"
                    size="sm"
                    busy={running === action}
                    disabled={concerned.length === 0 || (running !== null && running !== action)}
                    onClick={() => void run(action, concerned)}
                  >
                    {staffActions[action].bulkLabel} ({concerned.length})
                  </Button>
                );
              })}
              <Button variant="danger" size="sm" disabled={running !== null} onClick={() => setAsking(true)}>
                Delete ({selected.length})
              </Button>
            </ActionBar.Content>
          </ActionBar.Positioner>
        </Portal>
      </ActionBar.Root>
      <ConfirmDialog
        title={
          selected.length === 1
            ? 'Do you want to delete this order?'
            : `Do you want to delete these ${selected.length} orders?`
        }
        confirmLabel={selected.length === 1 ? 'Delete order' : `Delete ${selected.length} orders`}
        isOpen={isAsking}
        busy={running === 'delete'}
        onConfirm={() => void remove(selected).then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        <ul>
          {selected.map(({ _id, number, user }) => (
            <li key={_id}>
              {number}, {formatFullName(user)}
            </li>
          ))}
        </ul>
        <p>Hardware of orders that are neither completed nor cancelled goes back into stock.</p>
      </ConfirmDialog>
    </>
  );
}
