/** What happens with an order and by when: the promises of the shop, counted out into days. */
import { addBusinessDays, dayToIso } from './business-days.ts';
import { formatDayInWords } from './date.ts';
import type { Order, OrderEvent } from './order.ts';
import { orderStatusTable, statusOf } from './order-status.ts';
import { reviewDueDay } from './review-promise.ts';
import { siteSettings } from './site-settings.ts';

/** The later end of "1-3 business days"; a test holds it against the settings' words. */
export const connectionWithinDays = 3;

export type NextStep = {
  title: string;
  /** When it was done, or by when it will be. */
  when: string;
  state: 'done' | 'current' | 'upcoming';
};

type Dated = Pick<
  Order,
  'createdAt' | 'history' | 'status' | 'isProcessing' | 'isCompleted' | 'connectionDay'
>;

/** The customer's view of an order: request, review, connection, each with its day. */
export function listNextSteps(order: Dated): NextStep[] {
  const status = statusOf(order);
  const approval = status === 'submitted' ? undefined : findLast(order, 'process');
  const completion = status === 'completed' ? findLast(order, 'complete') : undefined;
  const { step } = orderStatusTable.submitted;
  return [
    { title: step.done, when: formatDayInWords(order.createdAt), state: 'done' },
    reviewStep(order, status === 'submitted', approval ?? completion),
    connectionStep(order, approval, completion),
  ];
}

function reviewStep(order: Dated, isWaiting: boolean, decision: OrderEvent | undefined): NextStep {
  const { step } = orderStatusTable.processing;
  if (!isWaiting) {
    return {
      title: step.done,
      when: formatDayInWords(decision?.at ?? order.createdAt),
      state: 'done',
    };
  }
  return {
    title: step.upcoming,
    when: `By ${dayInWords(reviewDueDay(order))} (${siteSettings.promises.reviewDays})`,
    state: 'current',
  };
}

function connectionStep(
  order: Dated,
  approval: OrderEvent | undefined,
  completion: OrderEvent | undefined,
): NextStep {
  const { step } = orderStatusTable.completed;
  if (completion) return { title: step.done, when: formatDayInWords(completion.at), state: 'done' };
  const state = approval ? 'current' : 'upcoming';
  if (order.connectionDay) {
    return { title: step.upcoming, when: `On ${dayInWords(order.connectionDay)}`, state };
  }
  const approved = approval?.at ?? dayToIso(reviewDueDay(order));
  const by = dayInWords(addBusinessDays(approved, connectionWithinDays));
  return {
    title: step.upcoming,
    when: approval
      ? `By ${by} (${siteSettings.promises.connectionDays} after approval)`
      : `${siteSettings.promises.connectionDays} after approval, so by ${by}`,
    state,
  };
}

function findLast(order: Dated, action: OrderEvent['action']): OrderEvent | undefined {
  return order.history.findLast((event) => event.action === action);
}

function dayInWords(day: string): string {
  return formatDayInWords(dayToIso(day));
}
