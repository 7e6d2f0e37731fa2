/** The life of an order request. Buttons and server ask this table; nobody looks at the two flags elsewhere. */
import * as z from 'zod/mini';

/** The words as they are stored and as queries and indexes use them. */
export const orderStatuses = ['submitted', 'processing', 'completed'] as const;
export const orderStatus = z.enum(orderStatuses, 'Status is invalid');
export type OrderStatus = z.output<typeof orderStatus>;

/** The words as people read them. */
export const orderStatusNames: Record<OrderStatus, string> = {
  submitted: 'Submitted',
  processing: 'Processing',
  completed: 'Completed',
};

/** The specification's two flags. */
export type StatusFlags = { isProcessing: boolean; isCompleted: boolean };

/** How a status is stored: the flags, and beside them the word, which orders of an older version lack. */
export type StoredStatus = StatusFlags & { status?: OrderStatus | undefined };

const flags: Record<OrderStatus, StatusFlags> = {
  submitted: { isProcessing: false, isCompleted: false },
  processing: { isProcessing: true, isCompleted: false },
  // Both, so that it reads the same whichever flag is looked at first.
  completed: { isProcessing: true, isCompleted: true },
};

/** What to store for a status. */
export function storeStatus(status: OrderStatus): StatusFlags & { status: OrderStatus } {
  return { status, ...flags[status] };
}

/**
 * Reads a stored status. The word counts where it agrees with the flags. Without it, or where an older version changed
 * the flags alone, they decide: completed first, since that version stored a completed order as not processing.
 */
export function statusOf({ status, isProcessing, isCompleted }: StoredStatus): OrderStatus {
  const agrees =
    status && flags[status].isProcessing === isProcessing && flags[status].isCompleted === isCompleted;
  if (agrees) return status;
  if (isCompleted) return 'completed';
  return isProcessing ? 'processing' : 'submitted';
}

/** What staff can do with an order, from which status, and where it leads. */
export const orderActions = {
  process: { from: ['submitted'], to: 'processing' },
  complete: { from: ['submitted', 'processing'], to: 'completed' },
  reset: { from: ['processing', 'completed'], to: 'submitted' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus }>;
export type OrderAction = keyof typeof orderActions;

/**
 * Decides what an action means for an order in a status.
 *
 * @returns `done` where the order already is where the action leads (repeating is harmless and mails nobody),
 *   `allowed`, or `refused`
 */
export function judgeAction(status: OrderStatus, action: OrderAction): 'done' | 'allowed' | 'refused' {
  const rule: { from: readonly OrderStatus[]; to: OrderStatus } = orderActions[action];
  if (rule.to === status) return 'done';
  return rule.from.includes(status) ? 'allowed' : 'refused';
}
