/** The life of an order request. Buttons and server ask this table; nobody looks at the two flags elsewhere. */
import * as z from 'zod/mini';

export const orderStatuses = ['Submitted', 'Processing', 'Completed'] as const;
export const orderStatus = z.enum(orderStatuses, 'Status is invalid');
export type OrderStatus = z.output<typeof orderStatus>;

/** How a status is stored: the specification's two flags. */
export type StatusFlags = { isProcessing: boolean; isCompleted: boolean };

export function statusOf(flags: StatusFlags): OrderStatus {
  if (flags.isCompleted) return 'Completed';
  return flags.isProcessing ? 'Processing' : 'Submitted';
}

const flags: Record<OrderStatus, StatusFlags> = {
  Submitted: { isProcessing: false, isCompleted: false },
  Processing: { isProcessing: true, isCompleted: false },
  Completed: { isProcessing: false, isCompleted: true },
};

export function flagsOf(status: OrderStatus): StatusFlags {
  return flags[status];
}

/** What staff can do with an order, from which status, and where it leads. */
export const orderActions = {
  process: { from: ['Submitted'], to: 'Processing' },
  complete: { from: ['Submitted', 'Processing'], to: 'Completed' },
  reset: { from: ['Processing', 'Completed'], to: 'Submitted' },
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
