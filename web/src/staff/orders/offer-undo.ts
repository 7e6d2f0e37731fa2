import { lastStepAtOf, type Order } from '@kowhai/domain/order';
import type { OrderAction } from '@kowhai/domain/order-status';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '#data/api-client.ts';
import { toFailure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';
import { staffActions } from './staff-actions.ts';

/** As they came out of the step. */
type Changed = Pick<Order, '_id' | 'number' | 'history' | 'createdAt'>;

/** One press of a button or key, while its mails wait. */
type Step = { action: OrderAction; orders: readonly Changed[]; at: number };

const waitMs = 10_000;
let waiting: readonly Step[] = [];
let shown: number | undefined;

/**
 * Says what was done, with a way back for as long as the mails wait. Nobody is mailed of a reset, so it has none. Of
 * several steps in a row one notice tells, and takes back the last of them, then the one before.
 */
export function tellOfChange(client: QueryClient, action: OrderAction, orders: readonly Changed[]): void {
  if (orders.length === 0) return;
  if (!staffActions[action].isMailed) {
    showToast({ status: 'success', message: describeDone(action, orders.length) });
    return;
  }
  waiting = [...waiting, { action, orders, at: Date.now() }];
  offerUndo(client);
}

function offerUndo(client: QueryClient): void {
  const now = Date.now();
  waiting = waiting.filter(({ at }) => at > now - waitMs);
  const last = waiting.at(-1);
  if (!last) return;
  const alike = waiting.filter(({ action }) => action === last.action);
  const done = describeDone(
    last.action,
    alike.reduce((sum, { orders }) => sum + orders.length, 0),
  );
  const [first, ...others] = last.orders;
  const which = others.length > 0 ? 'The emails go' : `The email for ${first?.number} goes`;
  const leftMs = last.at + waitMs - now;
  const seconds = Math.ceil(leftMs / 1000);
  shown = showToast(
    {
      status: 'success',
      message: `${done}. ${which} in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
      action: { label: 'Undo', run: () => void undo(client, last) },
      durationMs: leftMs,
    },
    shown,
  );
}

async function undo(client: QueryClient, step: Step): Promise<void> {
  waiting = waiting.filter((other) => other !== step);
  offerUndo(client);
  for (const order of step.orders) {
    const { _id, number } = order;
    const body = { lastStepAt: lastStepAtOf(order) };
    await callApi('undoOrderStatus', { params: { id: _id }, body }).then(
      () =>
        showToast({
          status: 'success',
          message: `Undid ${staffActions[step.action].doneLabel} for ${number}. No email sent.`,
        }),
      (thrown) => showToast({ status: 'danger', message: `${number}: ${toFailure(thrown).message}` }),
    );
  }
  void client.invalidateQueries({ queryKey: ['Order'] });
}

function describeDone(action: OrderAction, count: number): string {
  const { success, successOfMany } = staffActions[action];
  return count > 1 ? successOfMany(count) : success;
}
