import type { Order } from '@kowhai/domain/order';
import type { OrderAction } from '@kowhai/domain/order-status';
import { useQueryClient } from '@tanstack/react-query';
import type { Failure } from '#data/failure.ts';
import { orderQuery } from '#data/queries.ts';
import { useChange } from '#data/use-change.ts';
import { showToast } from '#state/toasts.ts';
import { findOtherHand } from './find-other-hand.ts';
import { tellOfChange } from './offer-undo.ts';

type OrderActions = {
  run: (action: OrderAction, onDone?: () => void) => void;
  /** The one that is under way. */
  running: OrderAction | undefined;
  /** Why the last one failed. */
  failure: Failure | null;
};

/** What staff can do to the status of one order. */
export function useOrderActions(id: string): OrderActions {
  const client = useQueryClient();
  const changes = {
    process: useChange('processOrder'),
    complete: useChange('completeOrder'),
    reset: useChange('resetOrder'),
  };
  const names = Object.keys(changes) as OrderAction[];

  const run = (action: OrderAction, onDone?: () => void) => {
    for (const name of names) changes[name].reset();
    changes[action].mutate(
      { params: { id } },
      {
        onSuccess: (order: Order) => {
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
      },
    );
  };

  return {
    run,
    running: names.find((name) => changes[name].isPending),
    failure: names.map((name) => changes[name].error).find((error) => error !== null) ?? null,
  };
}
