import { undoSeconds } from '@kowhai/domain/limits';
import { lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import type { StatusAction } from '@kowhai/domain/orders/order-status';
import type { useChangeEach } from '#data/use-change.ts';
import { showRefused, showUndoableMail } from '#staff/shared/parts/told.ts';
import { showToast } from '#state/toasts.ts';
import { staffActions } from './staff-actions.ts';

type ChangeEach = ReturnType<typeof useChangeEach>;
/** An order as it came out of the step. */
type Changed = Pick<Order, '_id' | 'number' | 'history' | 'createdAt'>;

/** One press of a button or key, while its mails wait. */
type Step = { action: StatusAction; orders: readonly Changed[]; at: number };

const waitMs = undoSeconds * 1000;
let waiting: readonly Step[] = [];
let shown: number | undefined;

/**
 * Says what was done, with a way back for as long as the mails wait. Nobody is mailed of a reset, so it has none. Of
 * several steps in a row one notice tells, and takes back the last of them, then the one before.
 */
export function showUndoToast(
  changeEach: ChangeEach,
  action: StatusAction,
  orders: readonly Changed[],
): void {
  if (orders.length === 0) return;
  if (!staffActions[action].isUndoable) {
    showToast({ status: 'success', message: staffActions[action].success(orders.length) });
    return;
  }
  waiting = [...waiting, { action, orders, at: Date.now() }];
  showLastStep(changeEach);
}

function showLastStep(changeEach: ChangeEach): void {
  const now = Date.now();
  waiting = waiting.filter(({ at }) => at > now - waitMs);
  const last = waiting.at(-1);
  if (!last) return;
  const alike = waiting.filter(({ action }) => action === last.action);
  const done = staffActions[last.action].success(alike.reduce((sum, { orders }) => sum + orders.length, 0));
  const [first, ...others] = last.orders;
  const which = others.length > 0 ? 'The emails go' : `The email for ${first?.number} goes`;
  const leftMs = last.at + waitMs - now;
  shown = showUndoableMail(`${done}. ${which}`, () => undo(changeEach, last), leftMs, shown);
}

async function undo(changeEach: ChangeEach, step: Step): Promise<void> {
  waiting = waiting.filter((other) => other !== step);
  showLastStep(changeEach);
  const { done, refused } = await changeEach(
    'undoOrderStatus',
    step.orders.map((order) => ({ params: { id: order._id }, body: { lastStepAt: lastStepAtOf(order) } })),
  );
  for (const { call, failure } of refused) {
    const { number = '' } = step.orders.find(({ _id }) => _id === call.params.id) ?? {};
    showRefused({ number, failure });
  }
  const [first, ...others] = done;
  if (!first) return;
  const which = others.length > 0 ? `${done.length} orders` : first.number;
  const message = `Undid ${staffActions[step.action].doneLabel} for ${which}. No email sent.`;
  showToast({ status: 'success', message });
}
