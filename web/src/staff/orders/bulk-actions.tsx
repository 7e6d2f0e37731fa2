import { chakra } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/order';
import { formatFullName } from '@kowhai/domain/user';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text.tsx';
import { isTouched } from './bulk-outcome.ts';
import { staffActionNames, staffActions } from './staff-actions.ts';
import type { BulkActionsInHand } from './use-bulk-actions.ts';

type BulkActionsProps = {
  selected: readonly Order[];
  isAll: boolean;
  onSelectAll: (isAll: boolean) => void;
  bulk: BulkActionsInHand;
};

/** What can be done with several orders at once. Each button says how many of them it concerns. */
export function BulkActions({ selected, isAll, onSelectAll, bulk }: BulkActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, remove, running } = bulk;

  return (
    <chakra.div
      role="group"
      aria-label="Selected orders"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Button variant="outline" size="sm" onClick={() => onSelectAll(!isAll)}>
          {isAll ? 'Select none' : 'Select all on this page'}
        </Button>
        {selected.length > 0 && (
          <>
            <Text size="sm" role="status">
              {selected.length} selected
            </Text>
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
          </>
        )}
      </chakra.div>
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
    </chakra.div>
  );
}
