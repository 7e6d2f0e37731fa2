import { lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import type { StaffReason, StatusAction } from '@kowhai/domain/orders/order-status';
import { useState } from 'react';
import type { Failure } from '#data/failure.ts';
import { useChangeEach } from '#data/use-change.ts';
import { staffActions } from '#staff/shared/records/staff-actions.ts';
import { showToast } from '#state/toasts.ts';
import { showUndoToast } from './undo-toast.ts';

/** What was refused is told, and why. */
export type Outcome = { done: number; refused: readonly { number: string; failure: Failure }[] };

/** What is said along with a cancellation. */
type Details = { reason?: StaffReason | undefined; message?: string | undefined };

export type OrderActionInHand = ReturnType<typeof useOrderAction>;

/** What staff can do to orders, one or several: each stands or falls for itself, as it was when they saw it. */
export function useOrderAction() {
  const changeEach = useChangeEach();
  const [running, setRunning] = useState<StatusAction | 'delete'>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const begin = (name: StatusAction | 'delete') => {
    setRunning(name);
    setOutcome(null);
  };
  const settle = (
    orders: readonly Order[],
    refused: readonly { call: { params: { id: string } }; failure: Failure }[],
  ) => {
    const told = {
      done: orders.length - refused.length,
      refused: refused.map(({ call, failure }) => ({
        number: orders.find(({ _id }) => _id === call.params.id)?.number ?? '',
        failure,
      })),
    };
    setOutcome(told);
    setRunning(undefined);
    return told;
  };

  const run = async (action: StatusAction, orders: readonly Order[], details: Details = {}) => {
    begin(action);
    const calls = orders.map((order) => ({
      params: { id: order._id },
      body: { ...details, lastStepAt: lastStepAtOf(order) },
    }));
    const { done, refused } = await changeEach(staffActions[action].call, calls);
    showUndoToast(changeEach, action, done);
    return settle(orders, refused);
  };

  const remove = async (orders: readonly Order[]) => {
    begin('delete');
    const calls = orders.map((order) => ({
      params: { id: order._id },
      query: { lastStepAt: lastStepAtOf(order) },
    }));
    const { done, refused } = await changeEach('deleteOrder', calls);
    const which = done.length === 1 ? 'Order was' : `${done.length} orders were`;
    if (done.length > 0) showToast({ status: 'success', message: `${which} successfully deleted` });
    return settle(orders, refused);
  };

  return { run, remove, running, outcome };
}
