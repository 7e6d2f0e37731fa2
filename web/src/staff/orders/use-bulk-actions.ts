import type { Order, staffCancelReasons } from '@kowhai/domain/order';
import type { OrderAction } from '@kowhai/domain/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#data/api-client.ts';
import { toFailure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';
import type { Outcome } from './bulk-outcome.ts';
import { findOtherHand } from './find-other-hand.ts';
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

  const each = async (name: Running, orders: readonly Order[], deal: (id: string) => Promise<unknown>) => {
    setRunning(name);
    setOutcome(null);
    const refused: { number: string; message: string }[] = [];
    const done: Order[] = [];
    for (const order of orders) {
      await deal(order._id).then(
        () => done.push(order),
        (thrown: unknown) => refused.push({ number: order.number, message: toFailure(thrown).message }),
      );
    }
    setOutcome({ done: done.length, refused });
    setRunning(null);
    for (const tag of ['Order', 'Hardware']) void client.invalidateQueries({ queryKey: [tag] });
    if (name !== 'delete' && name !== 'cancel') tellOfChange(client, name, done);
    else if (done.length > 0) showToast({ status: 'success', message: tellForGood[name](done.length) });
  };

  /** One order, at a press of a key: others may be on their way. */
  const act = async (action: OrderAction, order: Order) => {
    try {
      const other = findOtherHand(await callApi(staffActions[action].call, { params: { id: order._id } }));
      if (other) showToast({ status: 'info', message: other });
      else tellOfChange(client, action, [order]);
    } catch (thrown) {
      showToast({ status: 'danger', message: `${order.number}: ${toFailure(thrown).message}` });
    }
    void client.invalidateQueries({ queryKey: ['Order'] });
  };

  return {
    act,
    run: (action: OrderAction, orders: readonly Order[]) =>
      each(action, orders, (id) => callApi(staffActions[action].call, { params: { id } })),
    cancel: (orders: readonly Order[], reason: CancelReason) =>
      each('cancel', orders, (id) => callApi('cancelOrderAsStaff', { params: { id }, body: { reason } })),
    remove: (orders: readonly Order[]) =>
      each('delete', orders, (id) => callApi('deleteOrder', { params: { id } })),
    running,
    outcome,
  };
}

/** What was done and cannot be taken back. */
const tellForGood = {
  cancel: (count: number) =>
    count === 1
      ? '1 order is cancelled, and the customer is emailed'
      : `${count} orders are cancelled, and their customers are emailed`,
  delete: (count: number) =>
    count === 1 ? 'Order was successfully deleted' : `${count} orders were successfully deleted`,
};
