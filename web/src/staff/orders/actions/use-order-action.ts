import { lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import type { LatePromise } from '@kowhai/domain/orders/order-request';
import type { StaffReason, StatusAction } from '@kowhai/domain/orders/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Failure, toFailure } from '#data/client/failure.ts';
import { orderQuery } from '#data/queries.ts';
import { useChangeEach } from '#data/use-change.ts';
import { type Refused, showFailure, showRefused, showSuccess } from '#staff/shared/parts/notices.ts';
import { askBeforeStep } from './ask-before-step.ts';
import { staffActions } from './staff-actions.ts';
import { dropDeletedToasts, dropOutdatedToasts, showUndoToast } from './undo-toast.ts';

export type Outcome = { done: number; refused: readonly Refused[] };

/** `isTaken` is false where staff were asked and did not mean it. */
type Settled = Outcome & { isTaken: boolean };

export type Running = StatusAction | 'delete' | 'apologise';

export type ActionDetails = { reason?: StaffReason | undefined; message?: string | undefined };

export type OrderActionInHand = ReturnType<typeof useOrderAction>;

const notTaken: Settled = { done: 0, refused: [], isTaken: false };

const newDay = {
  done: (count: number) => (count > 1 ? `New day set for ${count} orders` : 'New day set'),
  name: 'the new day',
};

const callFor = <Body extends object>(order: Order, body: Body) => ({
  params: { id: order._id },
  body: { ...body, lastStepAt: lastStepAtOf(order) },
});

/** What staff can do to orders, one or several. Each succeeds or is refused alone, as it was when they saw it. */
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
    const result: Settled = {
      isTaken: true,
      done: orders.length - refused.length,
      refused: refused.map(({ call, failure }) => ({
        number: orders.find(({ _id }) => _id === call.params.id)?.number ?? '',
        failure,
      })),
    };
    setOutcome(result);
    setRunning(undefined);
    if (onRefused) result.refused.forEach(onRefused);
    return result;
  };

  const take = async (action: StatusAction, orders: readonly Order[], details: ActionDetails = {}) => {
    begin(action);
    const calls = orders.map((order) => callFor(order, details));
    const { done, refused } = await changeEach(staffActions[action].call, calls);
    const { success, doneLabel, isUndoable } = staffActions[action];
    if (isUndoable) showUndoToast(changeEach, { done: success, name: doneLabel }, done);
    else {
      dropOutdatedToasts(changeEach, done);
      if (done.length > 0) showSuccess(success(done.length));
    }
    return settle(orders, refused);
  };

  /** Asks first where the step is rarely meant. */
  const run: typeof take = async (action, orders, details) =>
    (await askBeforeStep(action, orders)) ? take(action, orders, details) : notTaken;

  /** Its dialog has shown what no list shows any more afterwards. */
  const remove = async (orders: readonly Order[]) => {
    begin('delete');
    const calls = orders.map((order) => ({
      params: { id: order._id },
      query: { lastStepAt: lastStepAtOf(order), outside: 'stopped' as const },
    }));
    const { done, refused } = await changeEach('deleteOrder', calls);
    const kept = new Set(refused.map(({ call }) => call.params.id));
    dropDeletedToasts(
      changeEach,
      orders.filter(({ _id }) => !kept.has(_id)),
    );
    const which = done.length === 1 ? 'Order was' : `${done.length} orders were`;
    if (done.length > 0) showSuccess(`${which} successfully deleted`);
    return settle(orders, refused);
  };

  /** Promises another day for late orders. Can be undone while the mails wait. */
  const apologise = async (orders: readonly Order[], promise: Omit<LatePromise, 'lastStepAt'>) => {
    begin('apologise');
    const calls = orders.map((order) => callFor(order, promise));
    const { done, refused } = await changeEach('sendLateMail', calls);
    showUndoToast(changeEach, newDay, done);
    return settle(orders, refused);
  };

  return { run, take, remove, apologise, running, outcome };
}

/** Takes a step with an order by its id: fetches it first, as it is now. */
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
