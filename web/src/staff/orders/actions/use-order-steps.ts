import type { Order } from '@kowhai/domain/orders/order';
import type { LatePromise } from '@kowhai/domain/orders/order-request';
import type { StaffReason, StatusAction } from '@kowhai/domain/orders/order-status';
import { useState } from 'react';
import type { Failure } from '#data/client/failure.ts';
import { useChangeEach } from '#data/use-change.ts';
import { type Refused, showRefused, showSuccess } from '#staff/shared/parts/notices.ts';
import { askBeforeStep } from './ask-before-step.ts';
import { staffActions } from './staff-actions.ts';
import { dropDeletedToasts, dropOutdatedToasts, showUndoToast } from './undo-toast.ts';

export type Outcome = { done: number; refused: readonly Refused[] };

type Running = StatusAction | 'delete' | 'promise';

type Details = { reason?: StaffReason | undefined; message?: string | undefined };

export type OrderSteps = ReturnType<typeof useOrderSteps>;

type RefusedCall = { call: { params: { id: string } }; failure: Failure };

const newDay = {
  done: (count: number) => (count > 1 ? `New day set for ${count} orders` : 'New day set'),
  name: 'the new day',
};

const callFor = <Body extends object>(order: Order, body: Body) => ({
  params: { id: order._id },
  body: { ...body, seenAt: order.editedAt },
});

const showEachRefused = ({ refused }: Outcome) => refused.forEach(showRefused);

/**
 * What staff can do to orders, one or several. Each succeeds or is refused alone, as it was when they saw it.
 *
 * @param tell shows what was refused. Where a dialog asked for the step and nothing was done, it throws why.
 */
export function useOrderSteps(tell: (outcome: Outcome) => void = showEachRefused) {
  const changeEach = useChangeEach();
  const [running, setRunning] = useState<Running>();

  /** @returns whether anything was done */
  const settle = (orders: readonly Order[], refusedCalls: readonly RefusedCall[], isInDialog: boolean) => {
    setRunning(undefined);
    const refused = refusedCalls.map(({ call, failure }) => ({
      number: orders.find(({ _id }) => _id === call.params.id)?.number ?? '',
      failure,
    }));
    const done = orders.length - refused.length;
    const [first] = refused;
    if (first && isInDialog && done === 0) throw first.failure;
    tell({ done, refused });
    return done > 0;
  };

  /**
   * Asks first where the step is rarely meant.
   *
   * @param details what a dialog asked for
   * @param onMeant runs before the list changes
   */
  const take = async (
    action: StatusAction,
    orders: readonly Order[],
    details?: Details,
    onMeant?: () => void,
  ) => {
    if (!(await askBeforeStep(action, orders))) return false;
    onMeant?.();
    setRunning(action);
    const calls = orders.map((order) => callFor(order, details ?? {}));
    const { done, refused } = await changeEach(staffActions[action].call, calls);
    const { success, doneLabel, isUndoable } = staffActions[action];
    if (isUndoable) showUndoToast(changeEach, { done: success, name: doneLabel }, done);
    else {
      dropOutdatedToasts(changeEach, done);
      if (done.length > 0) showSuccess(success(done.length));
    }
    return settle(orders, refused, details !== undefined);
  };

  /** Its dialog has shown what no list shows any more afterwards. */
  const remove = async (orders: readonly Order[]) => {
    setRunning('delete');
    const calls = orders.map((order) => ({
      params: { id: order._id },
      query: { seenAt: order.editedAt, outside: 'stopped' as const },
    }));
    const { done, refused } = await changeEach('deleteOrder', calls);
    const kept = new Set(refused.map(({ call }) => call.params.id));
    dropDeletedToasts(
      changeEach,
      orders.filter(({ _id }) => !kept.has(_id)),
    );
    const which = done.length === 1 ? 'Order was' : `${done.length} orders were`;
    if (done.length > 0) showSuccess(`${which} successfully deleted`);
    return settle(orders, refused, true);
  };

  /** Promises another day for late orders. Can be undone while the mails wait. */
  const promise = async (orders: readonly Order[], day: Omit<LatePromise, 'seenAt'>) => {
    setRunning('promise');
    const calls = orders.map((order) => callFor(order, day));
    const { done, refused } = await changeEach('sendLateMail', calls);
    showUndoToast(changeEach, newDay, done);
    return settle(orders, refused, true);
  };

  return { take, remove, promise, running };
}
