import type { Order } from '@kowhai/domain/order';
import type { OrderAction } from '@kowhai/domain/order-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#data/api-client.ts';
import type { Failure } from '#data/failure.ts';
import { orderQuery } from '#data/queries.ts';
import { showToast } from '#state/toasts.ts';
import { findOtherHand } from './find-other-hand.ts';
import { tellOfChange } from './offer-undo.ts';
import { staffActions } from './staff-actions.ts';

type OrderActions = {
  run: (action: OrderAction, onDone?: () => void) => void;
  /** The one that is under way. */
  running: OrderAction | undefined;
};

/** What staff can do to the status of one order. */
export function useOrderActions(id: string): OrderActions {
  const client = useQueryClient();
  const change = useMutation<Order, Failure, OrderAction>({
    mutationFn: (action) => callApi(staffActions[action].call, { params: { id } }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['Order'] }),
  });

  const run = (action: OrderAction, onDone?: () => void) => {
    change.mutate(action, {
      onSuccess: (order) => {
        client.setQueryData(orderQuery(id).queryKey, order);
        const other = findOtherHand(order);
        if (other) showToast({ status: 'info', message: other });
        else tellOfChange(client, action, [order]);
        onDone?.();
      },
      onError: (failure) => {
        showToast({ status: 'danger', message: failure.message });
        // Somebody else was quicker: show what the order is now.
        if (failure.status === 409 || failure.status === 404)
          void client.invalidateQueries({ queryKey: orderQuery(id).queryKey });
      },
    });
  };

  return {
    run,
    running: change.isPending ? change.variables : undefined,
  };
}
