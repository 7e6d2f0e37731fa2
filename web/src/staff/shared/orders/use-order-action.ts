import { lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import type { StaffReason, StatusAction } from '@kowhai/domain/orders/order-status';
import { useState } from 'react';
import type { Failure } from '#data/failure.ts';
import { useChangeEach } from '#data/use-change.ts';
import { type Refused, showFailure, showUndoableMail } from '#staff/shared/parts/told.ts';
import { showToast } from '#state/toasts.ts';
import { staffActions } from './staff-actions.ts';
import { showUndoToast } from './undo-toast.ts';

/** What was refused is told, and why. */
export type Outcome = { done: number; refused: readonly Refused[] };

export type Running = StatusAction | 'delete' | 'apologise';

/** What is said along with a cancellation. */
export type ActionDetails = { reason?: StaffReason | undefined; message?: string | undefined };

export type OrderActionInHand = ReturnType<typeof useOrderAction>;

/** What staff can do to orders, one or several: each stands or falls for itself, as it was when they saw it. */
export function useOrderAction(onRefused?: (refused: Refused) => void) {
  const changeEach = useChangeEach();
  const [running, setRunning] = useState<Running>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const begin = (name: Running) => {
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
    if (onRefused) told.refused.forEach(onRefused);
    return told;
  };

  const run = async (action: StatusAction, orders: readonly Order[], details: ActionDetails = {}) => {
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

  /** Tells the customers of late orders by when they hear from us, unless that is taken back while it waits. */
  const apologise = async (orders: readonly Order[]) => {
    begin('apologise');
    const calls = orders.map((order) => ({
      params: { id: order._id },
      body: { lastStepAt: lastStepAtOf(order) },
    }));
    const { done, refused } = await changeEach('sendLateMail', calls);
    const queued = done.filter(({ isQueued }) => isQueued);
    const which =
      queued.length === 1 ? `The email for ${queued[0]?.number} goes` : `${queued.length} emails go`;
    const told = done.length === 1 ? `the customer of ${done[0]?.number} was` : 'these customers were';
    if (queued.length > 0) showUndoableMail(which, () => withdraw(queued));
    else if (done.length > 0) showToast({ status: 'info', message: `No email sent: ${told} told already.` });
    return settle(orders, refused);
  };

  const withdraw = async (orders: readonly Order[]) => {
    const calls = orders.map(({ _id }) => ({ params: { id: _id } }));
    const { done, refused } = await changeEach('withdrawLateMail', calls);
    for (const { failure } of refused) showFailure(failure);
    if (done.length > 0) showToast({ status: 'success', message: 'Undone. No email sent.' });
  };

  return { run, remove, apologise, running, outcome };
}
