import { lastStepAtOf, type Order } from '@kowhai/domain/order';
import type { OrderAction } from '@kowhai/domain/order-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#data/api-client.ts';
import type { Failure } from '#data/failure.ts';
import { orderQuery } from '#data/queries.ts';
import { showToast } from '#state/toasts.ts';
import { tellOfChange } from './offer-undo.ts';
import { staffActions } from './staff-actions.ts';

type OrderActions = {
  run: (action: OrderAction, onDone?: () => void) => void;
  /** The one that is under way. */
  running: OrderAction | undefined;
};

/** What staff can do to the status of one order, as long as it is as they see it. */
export function useOrderActions(order: Order): OrderActions {
  const client = useQueryClient();
  const change = useMutation<Order, Failure, OrderAction>({
    mutationFn: (action) =>
      callApi(staffActions[action].call, {
        params: { id: order._id },
        body: { lastStepAt: lastStepAtOf(order) },
      }),
    // Also where it failed: somebody else was quicker, and what the order is now is shown.
    onSettled: () => void client.invalidateQueries({ queryKey: ['Order'] }),
  });

  const run = (action: OrderAction, onDone?: () => void) => {
    change.mutate(action, {
      onSuccess: (changed) => {
        client.setQueryData(orderQuery(changed._id).queryKey, changed);
        tellOfChange(client, action, [changed]);
        onDone?.();
      },
      onError: ({ message }) => showToast({ status: 'danger', message }),
    });
  };

  return {
    run,
    running: change.isPending ? change.variables : undefined,
  };
}
