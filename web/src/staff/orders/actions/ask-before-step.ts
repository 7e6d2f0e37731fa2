import type { Order } from '@kowhai/domain/orders/order';
import { isWaitingStatus, orderStatusTable, type StatusAction } from '@kowhai/domain/orders/order-status';
import { listOutsideWork } from '@kowhai/domain/orders/outside-work';
import { dayToIso } from '@kowhai/domain/time/business-days';
import { formatDate, formatDayInWords } from '@kowhai/domain/time/date';
import { serverNow } from '#data/client/server-clock.ts';
import { askWhereDoubtful } from '#state/question.ts';
import { staffActions } from './staff-actions.ts';

/** As many are one glance; more are asked about, as each customer is emailed. */
const mostUnasked = 3;

/** Asks about a step that is rarely meant. @returns whether to take it; at once where nothing is out of the ordinary */
export function askBeforeStep(action: StatusAction, orders: readonly Order[]): Promise<boolean> {
  // Its dialog asks already.
  if (action === 'cancel') return Promise.resolve(true);
  const count = orders.length;
  const verb = staffActions[action].bulkLabel.replace(' and email', '');
  return askWhereDoubtful({
    title: `${verb} ${count === 1 ? orders[0]?.number : `${count} orders`}?`,
    points: listStepDoubts(action, orders, serverNow()),
    answers: [count === 1 ? `${verb} it` : `${verb} ${count} orders`],
    cancel: count === 1 ? 'Leave it' : 'Leave them',
  });
}

/** @param now an ISO 8601 string @returns a sentence for each doubt */
export function listStepDoubts(action: StatusAction, orders: readonly Order[], now: string): string[] {
  const isMailed = Object.values(orderStatusTable).some((row) => row.action === action && row.mail !== null);
  const doubts = orders.flatMap((order) =>
    listOwnDoubts(action, order, now).map((doubt) => ({ number: order.number, doubt })),
  );
  const written = [...new Set(doubts.map(({ doubt }) => doubt))].map((doubt) => {
    const numbers = doubts.filter((one) => one.doubt === doubt).map(({ number }) => number);
    return orders.length === 1 ? `${doubt}.` : `${doubt}: ${numbers.join(', ')}.`;
  });
  return [
    ...(isMailed && orders.length > mostUnasked ? [`${orders.length} customers get an email.`] : []),
    ...written,
  ];
}

function listOwnDoubts(action: StatusAction, order: Order, now: string): string[] {
  const { status, connectionDate } = order;
  const day = connectionDate && formatDayInWords(dayToIso(connectionDate), now);
  if (action === 'reset')
    return day ? [`It loses its connection day, ${day}, and the customer gets no email about it`] : [];
  if (action !== 'complete') return [];
  return [
    ...(isWaitingStatus(status) ? ['It isn’t reviewed yet'] : []),
    ...(day && connectionDate > formatDate(now) ? [`Its connection day is still to come, ${day}`] : []),
    ...listOutsideWork(order, now)
      .filter(({ work }) => work === 'arrange switch' || work === 'move switch')
      .map(({ text }) => `Still to do: ${text}`),
  ];
}
