import type { StatusAction } from '@kowhai/domain/orders/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { toFailure } from '#data/failure.ts';
import { orderQuery } from '#data/queries.ts';
import { showToast } from '#state/toasts.ts';
import { useOrderAction } from './use-order-action.ts';

/** Takes a step with an order of which no more than the id is shown: it is read first, as it is now. */
export function useStep() {
  const client = useQueryClient();
  const { run, running } = useOrderAction();
  const takeStep = async (orderId: string, action: StatusAction) => {
    try {
      const { refused } = await run(action, [await client.fetchQuery(orderQuery(orderId))]);
      for (const { number, failure } of refused)
        showToast({ status: 'danger', message: `${number}: ${failure.message}` });
    } catch (thrown) {
      showToast({ status: 'danger', message: toFailure(thrown).message });
    }
  };
  return { takeStep, isBusy: running !== undefined };
}
