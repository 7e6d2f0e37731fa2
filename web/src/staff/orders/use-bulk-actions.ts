import type { Order } from '@kowhai/domain/order';
import type { OrderAction } from '@kowhai/domain/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#data/api-client.ts';
import { toFailure } from '#data/failure.ts';
import { showToast } from '#state/toasts.ts';
import type { Outcome } from './bulk-outcome.ts';
import { staffActions } from './staff-actions.ts';

type Running = OrderAction | 'delete';

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
    for (const { _id, number } of orders) {
      await deal(_id).catch((thrown: unknown) =>
        refused.push({ number, message: toFailure(thrown).message }),
      );
    }
    const done = orders.length - refused.length;
    setOutcome({ done, refused });
    setRunning(null);
    for (const tag of ['Order', 'Hardware']) void client.invalidateQueries({ queryKey: [tag] });
    if (done > 0) showToast({ status: 'success', message: messageOf(name, done) });
  };

  return {
    run: (action: OrderAction, orders: readonly Order[]) =>
      each(action, orders, (id) => callApi(staffActions[action].call, { params: { id } })),
    remove: (orders: readonly Order[]) =>
      each('delete', orders, (id) => callApi('deleteOrder', { params: { id } })),
    running,
    outcome,
  };
}

const deletion = {
  success: 'Order was successfully deleted',
  successOfMany: (count: number) => `${count} orders were successfully deleted`,
};

function messageOf(name: Running, count: number): string {
  const { success, successOfMany } = name === 'delete' ? deletion : staffActions[name];
  return count === 1 ? success : successOfMany(count);
}
