import { lastStepAtOf, type Order, type staffCancelReasons } from '@kowhai/domain/order';
import type { OrderAction } from '@kowhai/domain/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#data/api-client.ts';
import { toFailure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';
import type { Outcome } from './bulk-outcome.ts';
import { tellOfChange } from './offer-undo.ts';
import { staffActions } from './staff-actions.ts';

type CancelReason = (typeof staffCancelReasons)[number];
type Running = OrderAction | 'cancel' | 'delete';

export type BulkActionsInHand = ReturnType<typeof useBulkActions>;

/** Deals with several orders, one after the other: each stands or falls for itself, and what was refused is told. */
export function useBulkActions() {
  const client = useQueryClient();
  const [running, setRunning] = useState<Running | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const each = async <T>(name: Running, orders: readonly Order[], deal: (order: Order) => Promise<T>) => {
    setRunning(name);
    setOutcome(null);
    const refused: { number: string; message: string }[] = [];
    const done: T[] = [];
    for (const order of orders) {
      await deal(order).then(
        (answer) => done.push(answer),
        (thrown: unknown) => refused.push({ number: order.number, message: toFailure(thrown).message }),
      );
    }
    setOutcome({ done: done.length, refused });
    setRunning(null);
    for (const tag of ['Order', 'Hardware']) void client.invalidateQueries({ queryKey: [tag] });
    return done;
  };

  const take = (action: OrderAction, order: Order) =>
    callApi(staffActions[action].call, { params: { id: order._id }, body: seenOf(order) });

  /** One order, at a press of a key: others may be on their way. */
  const act = async (action: OrderAction, order: Order) => {
    try {
      tellOfChange(client, action, [await take(action, order)]);
    } catch (thrown) {
      showToast({ status: 'danger', message: `${order.number}: ${toFailure(thrown).message}` });
    }
    void client.invalidateQueries({ queryKey: ['Order'] });
  };

  return {
    act,
    run: async (action: OrderAction, orders: readonly Order[]) =>
      tellOfChange(client, action, await each(action, orders, (order) => take(action, order))),
    cancel: async (orders: readonly Order[], reason?: CancelReason) => {
      const cancel = (order: Order) =>
        callApi('cancelOrderAsStaff', { params: { id: order._id }, body: { reason, ...seenOf(order) } });
      tellForGood('cancel', (await each('cancel', orders, cancel)).length);
    },
    remove: async (orders: readonly Order[]) => {
      const remove = (order: Order) =>
        callApi('deleteOrder', { params: { id: order._id }, query: seenOf(order) });
      tellForGood('delete', (await each('delete', orders, remove)).length);
    },
    running,
    outcome,
  };
}

/** Each is dealt with only as it stands in the list. */
const seenOf = (order: Order) => ({ lastStepAt: lastStepAtOf(order) });

/** What was done and cannot be taken back. */
function tellForGood(name: keyof typeof doneForGood, count: number): void {
  if (count > 0) showToast({ status: 'success', message: doneForGood[name](count) });
}

const doneForGood = {
  cancel: (count: number) =>
    count === 1
      ? '1 order cancelled. We’re emailing the customer.'
      : `${count} orders cancelled. We’re emailing the customers.`,
  delete: (count: number) =>
    count === 1 ? 'Order was successfully deleted' : `${count} orders were successfully deleted`,
};
