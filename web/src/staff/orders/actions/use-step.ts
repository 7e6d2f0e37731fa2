import type { StatusAction } from '@kowhai/domain/orders/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { toFailure } from '#data/failure.ts';
import { orderQuery } from '#data/queries.ts';
import { showFailure, showRefused } from '#staff/shared/parts/notices.ts';
import { useOrderAction } from './use-order-action.ts';

/** Takes a step with an order of which no more than the id is shown: it is read first, as it is now. */
export function useStep() {
  const client = useQueryClient();
  const { run, running } = useOrderAction(showRefused);
  const takeStep = async (orderId: string, action: StatusAction) => {
    try {
      await run(action, [await client.fetchQuery(orderQuery(orderId))]);
    } catch (thrown) {
      showFailure(toFailure(thrown));
    }
  };
  return { takeStep, isBusy: running !== undefined };
}
