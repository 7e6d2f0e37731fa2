/** An order's journey: what happens with it, by when and who acts, with the promises of the shop counted out into days. */
import { addBusinessDays, dayToIso } from './business-days.ts';
import { formatDayInWords } from './date.ts';
import { findCancellation, type Order, type OrderEvent } from './order.ts';
import { statusOf } from './order-status.ts';
import type { PlanCategory } from './plan-category.ts';
import { reviewDueDay } from './review-promise.ts';
import { siteSettings } from './site-settings.ts';

/** The later end of "1-3 business days"; a test holds it against the settings' words. */
export const connectionWithinDays = 3;

export type NextStep = {
  title: string;
  /** When it was done, or by when it will be. */
  when: string;
  state: 'done' | 'current' | 'upcoming';
  /** Who acts next and what to have ready, where the order stands now. */
  note?: string;
};

type Journey = Pick<
  Order,
  | 'createdAt'
  | 'history'
  | 'status'
  | 'isProcessing'
  | 'isCompleted'
  | 'connectionDate'
  | 'modemNeeded'
  | 'orderServices'
>;

/** The customer's view of an order. Orders of older versions, which lack events or a date, have one too. */
export function listNextSteps(order: Journey): NextStep[] {
  const received = doneStep('Received', order.createdAt);
  switch (statusOf(order)) {
    case 'cancelled': {
      const cancellation = findCancellation(order);
      return [
        received,
        {
          ...doneStep('Cancelled', cancellation?.at ?? order.createdAt),
          note: describeCancellation(cancellation),
        },
      ];
    }
    case 'submitted': {
      const reviewBy = reviewDueDay(order);
      const note = `We read your request next, and confirm it by phone or email. ${whatToHaveReady.review}`;
      return [
        received,
        {
          title: 'Being reviewed',
          when: `By ${dayInWords(reviewBy)} (${siteSettings.promises.reviewDays})`,
          state: 'current',
          note,
        },
        {
          title: 'Being set up',
          when: `From our review on, at the latest ${dayInWords(reviewBy)}`,
          state: 'upcoming',
        },
        { title: 'Connected', when: whenConnected(order, dayToIso(reviewBy)), state: 'upcoming' },
      ];
    }
    case 'processing': {
      const approvedAt = findLast(order, 'process')?.at;
      return [
        received,
        doneStep('Reviewed', approvedAt ?? order.createdAt),
        {
          title: 'Being set up',
          when: `Since ${formatDayInWords(approvedAt ?? order.createdAt)}`,
          state: 'current',
          note: `${whatWeDoNext(order)} ${readyForConnection(order)}`,
        },
        {
          title: 'Connected',
          when: whenConnected(order, approvedAt ?? dayToIso(reviewDueDay(order))),
          state: 'upcoming',
        },
      ];
    }
    case 'completed': {
      const completedAt = findLast(order, 'complete')?.at ?? order.createdAt;
      return [
        received,
        doneStep('Reviewed', findLast(order, 'process')?.at ?? completedAt),
        doneStep('Set up', completedAt),
        {
          ...doneStep('Connected', completedAt),
          note: `There is nothing left to do. Something not working? Call ${siteSettings.freephone}.`,
        },
      ];
    }
  }
}

function doneStep(title: string, at: string): NextStep {
  return { title, when: formatDayInWords(at), state: 'done' };
}

/** @param approvedAt when the order was approved, or by when it will be */
function whenConnected({ connectionDate }: Journey, approvedAt: string): string {
  if (connectionDate) return `On ${dayInWords(connectionDate)}`;
  const by = dayInWords(addBusinessDays(approvedAt, connectionWithinDays));
  return `By ${by} (${siteSettings.promises.connectionDays} after approval)`;
}

function whatWeDoNext({ connectionDate }: Journey): string {
  return connectionDate
    ? 'We connect you on the day below.'
    : 'We book the connection next, and tell you the day.';
}

function describeCancellation(cancellation: OrderEvent | undefined): string {
  const reason = cancellation?.reason ? `Reason: ${cancellation.reason}. ` : '';
  return `${reason}There is nothing to pay and nothing left to do.`;
}

const whatToHaveReady = {
  review: 'Keep your phone within reach: there is nothing else to have ready.',
  modem: 'Have your modem and its power supply at hand.',
} as const;

const onTheDay: Record<PlanCategory, string> = {
  fibre: 'Somebody over 18 is at home that day, and the wall where the fibre box is or will be is clear.',
  hyperfibre:
    'Somebody over 18 is at home that day, and the wall where the fibre box is or will be is clear.',
  wireless: 'Choose a place for the modem: near a window and a power point, away from the microwave.',
};

function readyForConnection({ orderServices, modemNeeded }: Journey): string {
  const notes = new Set(orderServices.map(({ category }) => onTheDay[category]));
  if (!modemNeeded) notes.add(whatToHaveReady.modem);
  return [...notes].join(' ');
}

function findLast(order: Journey, action: OrderEvent['action']): OrderEvent | undefined {
  return order.history.findLast((event) => event.action === action);
}

function dayInWords(day: string): string {
  return formatDayInWords(dayToIso(day));
}
