import type { Order } from '@kowhai/domain/order';
import { checkTransition, type StatusAction, statusOf } from '@kowhai/domain/order-status';

export type Outcome = { done: number; refused: readonly { number: string; message: string }[] };

/** Whether an action would change an order: what is done already is left alone, and nobody is mailed twice. */
export function isTouched(order: Order, action: StatusAction): boolean {
  return checkTransition(statusOf(order), action) === 'allowed';
}

export function describeOutcome({ done, refused }: Outcome): string {
  return `${done} of ${done + refused.length} orders changed. These didn’t:`;
}
