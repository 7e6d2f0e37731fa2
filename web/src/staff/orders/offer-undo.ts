import type { OrderAction } from '@kowhai/domain/order-status';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '#data/api-client.ts';
import { toFailure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';
import { staffActions } from './staff-actions.ts';

type Changed = { _id: string; number: string };

/** Says what was done, with a way back for as long as the mails wait. Nobody is mailed of a reset, so it has none. */
export function tellOfChange(client: QueryClient, action: OrderAction, orders: readonly Changed[]): void {
  const { success, successOfMany, isMailed } = staffActions[action];
  const [first, ...others] = orders;
  if (!first) return;
  const what = others.length > 0 ? successOfMany(orders.length) : success;
  if (!isMailed) {
    showToast({ status: 'success', message: what });
    return;
  }
  const which = others.length > 0 ? 'The mails leave' : `${first.number}: the mail leaves`;
  showToast({
    status: 'success',
    message: `${what}. ${which} in 10 seconds`,
    action: { label: 'Undo', run: () => void undo(client, orders) },
  });
}

async function undo(client: QueryClient, orders: readonly Changed[]): Promise<void> {
  for (const { _id, number } of orders) {
    await callApi('undoOrderStatus', { params: { id: _id } }).then(
      () => showToast({ status: 'success', message: `Taken back, and nobody is mailed: ${number}` }),
      (thrown) => showToast({ status: 'danger', message: `${number}: ${toFailure(thrown).message}` }),
    );
  }
  void client.invalidateQueries({ queryKey: ['Order'] });
}
