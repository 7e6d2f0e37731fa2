import { ActionBar, Box, Portal } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { findLateness } from '@kowhai/domain/orders/promised-days';
import { formatFullName } from '@kowhai/domain/people/user';
import { serverNow } from '#data/client/server-clock.ts';
import { ActionButton } from '#staff/orders/actions/action-button.tsx';
import { NewDay } from '#staff/orders/actions/new-day.tsx';
import { LeftBehind } from '#staff/orders/actions/outside-work.tsx';
import { isTouched, staffActionNames, staffActions } from '#staff/orders/actions/staff-actions.ts';
import { useAssign } from '#staff/orders/actions/use-assign.ts';
import type { OrderActionInHand } from '#staff/orders/actions/use-order-action.ts';
import { ConfirmedActionButton } from '#staff/shared/parts/confirmed-action.tsx';
import { AssignMenu } from '#staff/shared/records/assign-menu.tsx';
import { CloseIcon } from '#ui/icons.tsx';

type BulkActionsProps = {
  selected: readonly Order[];
  onSelectNone: () => void;
  bulk: OrderActionInHand;
};

const these = ({ length }: readonly Order[]) => (length === 1 ? 'this order' : `these ${length} orders`);

/** What can be done with several orders at once. Each button says how many of them it concerns. */
export function BulkActions({ selected, onSelectNone, bulk }: BulkActionsProps) {
  const { run, remove, running } = bulk;
  const assign = useAssign();
  const now = serverNow();
  const late = selected.filter((order) => findLateness(order, now) !== null);

  return (
    <ActionBar.Root
      open={selected.length > 0}
      lazyMount
      unmountOnExit
      closeOnInteractOutside={false}
      closeOnEscape={false}
    >
      <Portal>
        <ActionBar.Positioner>
          <ActionBar.Content aria-label="Selected orders" data-bottom-bar>
            <ActionBar.SelectionTrigger
              onClick={onSelectNone}
              aria-label={`${selected.length} selected: select none`}
            >
              {selected.length} selected <CloseIcon />
            </ActionBar.SelectionTrigger>
            {staffActionNames.map((action) => {
              const concerned = selected.filter((order) => isTouched(order, action));
              if (action === 'reset' && concerned.length === 0) return null;
              return (
                <ActionButton
                  key={action}
                  action={action}
                  count={concerned.length}
                  which={these(concerned)}
                  whom="Each customer"
                  messageLabel="Message to each customer"
                  orders={concerned}
                  list={<OrderNames orders={concerned} />}
                  running={running}
                  run={(details) => run(action, concerned, details)}
                  disabled={concerned.length === 0}
                >
                  {staffActions[action].bulkLabel} ({concerned.length})
                </ActionButton>
              );
            })}
            {late.length > 0 && (
              <NewDay orders={late} label={`Tell them the new day… (${late.length})`} action={bulk} />
            )}
            <AssignMenu
              label={`Assign (${selected.length})`}
              isAssigned={selected.some(({ assigneeKey }) => assigneeKey !== undefined)}
              disabled={running !== undefined}
              onAssign={(to) => void assign(selected, to)}
            />
            <ConfirmedActionButton
              colorPalette="red"
              disabled={running !== undefined}
              action={{
                question: `Do you want to delete ${these(selected)}?`,
                confirmLabel: selected.length === 1 ? 'Delete order' : `Delete ${selected.length} orders`,
                effect: (
                  <>
                    <OrderNames orders={selected} />
                    <LeftBehind orders={selected} />
                    <p>Hardware goes back in stock, unless its order is completed or already cancelled.</p>
                  </>
                ),
                run: () => remove(selected),
              }}
            >
              Delete ({selected.length})
            </ConfirmedActionButton>
          </ActionBar.Content>
        </ActionBar.Positioner>
      </Portal>
    </ActionBar.Root>
  );
}

function OrderNames({ orders }: { orders: readonly Order[] }) {
  return (
    // It takes the focus, so that the keyboard can scroll it.
    <Box as="ul" tabIndex={0} maxHeight="30dvh" overflowY="auto">
      {orders.map(({ _id, number, user }) => (
        <li key={_id}>
          {number}, {formatFullName(user)}
        </li>
      ))}
    </Box>
  );
}
