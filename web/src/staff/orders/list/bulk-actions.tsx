import { ActionBar, Portal } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { findLateness } from '@kowhai/domain/orders/promised-days';
import { serverNow } from '#data/client/server-clock.ts';
import { DeleteButton } from '#staff/orders/actions/delete-button.tsx';
import { NewDay } from '#staff/orders/actions/new-day.tsx';
import { isTouched, staffActionNames, staffActions } from '#staff/orders/actions/staff-actions.ts';
import { StepButton } from '#staff/orders/actions/step-button.tsx';
import type { OrderSteps } from '#staff/orders/actions/use-order-steps.ts';
import { AssignMenu } from '#staff/shared/records/assign-menu.tsx';
import { useAssign } from '#staff/shared/records/use-assign.ts';
import { CloseIcon } from '#ui/icons.tsx';

type BulkActionsProps = {
  selected: readonly Order[];
  onSelectNone: () => void;
  steps: OrderSteps;
};

/** What can be done with several orders at once. Each button says how many of them it concerns. */
export function BulkActions({ selected, onSelectNone, steps }: BulkActionsProps) {
  const assign = useAssign('assignOrder');
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
                <StepButton
                  key={action}
                  steps={steps}
                  action={action}
                  orders={concerned}
                  disabled={concerned.length === 0}
                >
                  {staffActions[action].bulkLabel} ({concerned.length})
                </StepButton>
              );
            })}
            {late.length > 0 && (
              <NewDay orders={late} label={`Tell them the new day… (${late.length})`} steps={steps} />
            )}
            <AssignMenu
              label={`Assign (${selected.length})`}
              isAssigned={selected.some(({ assigneeKey }) => assigneeKey !== undefined)}
              disabled={steps.running !== undefined}
              onAssign={(to) => void assign(selected, to)}
            />
            <DeleteButton steps={steps} orders={selected}>
              Delete ({selected.length})
            </DeleteButton>
          </ActionBar.Content>
        </ActionBar.Positioner>
      </Portal>
    </ActionBar.Root>
  );
}
