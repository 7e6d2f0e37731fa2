/** An order's journey: what happens next, by which promised day, and who acts. */

import type { PlanCategory } from '#domain/catalogue/plan-category.ts';
import { siteSettings } from '#domain/site-settings.ts';
import { dayToIso } from '#domain/time/business-days.ts';
import { formatDate, formatDayInWords } from '#domain/time/date.ts';
import { listVisitSteps } from './connection-visit.ts';
import { findCancellation, type Order, type OrderEvent } from './order.ts';
import { listChanges } from './order-lines.ts';
import { describeWindow } from './order-request.ts';
import { reasonToTell } from './order-status.ts';
import { describeStops } from './outside-work.ts';
import { type Due, findLateness, listPromisedDays } from './promised-days.ts';

export type NextStep = {
  title: string;
  when: string;
  state: 'done' | 'current' | 'upcoming' | 'stopped';
  note?: string;
};

type Journey = Pick<
  Order,
  | 'createdAt'
  | 'history'
  | 'status'
  | 'reviewDate'
  | 'missedDay'
  | 'connectionDate'
  | 'connectionWindow'
  | 'modemNeeded'
  | 'orderServices'
  | 'outside'
> & { serviceAddress: Pick<Order['serviceAddress'], 'region'> };

/** The customer's view. Past days are never promised. @param now an ISO 8601 string */
export function listNextSteps(order: Journey, now: string): NextStep[] {
  const late = findLateness(order, now);
  const done = (...steps: Done[]) => listDone(order, [['Received', order.createdAt], ...steps], now);
  switch (order.status) {
    case 'cancelled': {
      const cancellation = findCancellation(order);
      return [
        ...done(),
        {
          ...doneStep('Cancelled', cancellation?.at ?? order.createdAt, now),
          state: 'stopped',
          note: describeCancellation(order, now, cancellation),
        },
      ];
    }
    case 'submitted': {
      const { review } = listPromisedDays(order);
      const promise = order.reviewDate ? '' : ` (${siteSettings.promises.reviewDays})`;
      return [
        ...done(),
        {
          title: 'Submitted, being reviewed',
          when: late ? inTouch : `By ${dayInWords(review, now)}${promise}`,
          state: 'current',
          note: `${describeLateness(order, late, now)}We’ll review your request next, and confirm it by phone or email. ${preparationNotes.review}`,
        },
        {
          title: 'Being set up',
          when: 'After the review',
          state: 'upcoming',
        },
        { title: 'Connected', when: whenConnected(order, late, now), state: 'upcoming' },
      ];
    }
    case 'processing': {
      const approvedAt = findLast(order, 'process')?.at ?? order.createdAt;
      const next = order.connectionDate
        ? 'We’ll connect you on the day below.'
        : 'Next we’ll book your connection and tell you the day.';
      return [
        ...done(['Reviewed', approvedAt]),
        {
          title: 'Processing, being set up',
          when: `Since ${formatDayInWords(approvedAt, now)}`,
          state: 'current',
          note:
            order.connectionDate === formatDate(now)
              ? `${describeLateness(order, late, now)}It’s today.\n${listVisitSteps(order).join('\n')}`
              : `${describeLateness(order, late, now)}${late ? '' : `${next} `}${readyForConnection(order)}`,
        },
        { title: 'Connected', when: whenConnected(order, late, now), state: 'upcoming' },
      ];
    }
    case 'completed': {
      const completedAt = findLast(order, 'complete')?.at ?? order.createdAt;
      return [
        ...done(['Reviewed', findLast(order, 'process')?.at ?? completedAt], ['Set up', completedAt]),
        {
          ...doneStep('Connected', completedAt, now),
          note: `You’re all set. Something not working? Call ${siteSettings.freephone}.`,
        },
      ];
    }
  }
}

type Done = [title: string, at: string];

/** With each change of what was ordered, at its place in time. */
function listDone({ history }: Journey, steps: readonly Done[], now: string): NextStep[] {
  const changes = history
    .filter(({ action }) => action === 'change')
    .map((change) => {
      const note = listChanges(change).map(([name, what]) => `${name}: ${what}`);
      return { at: change.at, step: { ...doneStep('Changed', change.at, now), note: note.join('\n') } };
    });
  return [...steps.map(([title, at]) => ({ at, step: doneStep(title, at, now) })), ...changes]
    .toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)))
    .map(({ step }) => step);
}

function doneStep(title: string, at: string, now: string): NextStep {
  return { title, when: formatDayInWords(at, now), state: 'done' };
}

const inTouch = 'We’ll be in touch';

/** A missed day stays missed: staff choose the next one. */
function whenConnected(order: Journey, late: Due | null, now: string): string {
  const { connectionDate, connectionWindow } = order;
  if (connectionDate && connectionDate >= formatDate(now))
    return `On ${dayInWords(connectionDate, now)}${describeWindow(connectionWindow)}`;
  const promise = `${siteSettings.promises.connectionDays} after approval`;
  if (late) return late.what === 'review' ? promise : inTouch;
  return `By ${dayInWords(listPromisedDays(order).connection, now)} (${promise})`;
}

function describeLateness({ missedDay }: Journey, late: Due | null, now: string): string {
  const missed = missedDay ?? late?.day;
  if (missed === undefined) return '';
  return `Sorry, we’re running late: we said ${dayInWords(missed, now)}. ${late ? 'We’ll be in touch about a new day. ' : ''}`;
}

function describeCancellation(
  order: Journey,
  now: string,
  { reason, message }: Partial<OrderEvent> = {},
): string {
  const told = reasonToTell(reason);
  const why = told ? `Reason: ${told}. ` : '';
  const words = message ? `${message}\n` : '';
  const stops = describeStops(order, now);
  return `${why}${words}${stops.length > 0 ? ['There’s nothing to pay.', ...stops].join(' ') : 'There’s nothing to pay, and nothing more to do.'}`;
}

const preparationNotes = {
  review: 'Keep your phone handy.',
  modem: 'Have your modem and its power supply ready.',
} as const;

const onTheDay: Record<PlanCategory, string> = {
  fibre: 'Have someone over 18 at home that day, and clear the wall where the fibre box is or will be.',
  hyperfibre: 'Have someone over 18 at home that day, and clear the wall where the fibre box is or will be.',
  wireless: 'Choose a spot for the modem: near a window and a power point, away from the microwave.',
};

function readyForConnection({ orderServices, modemNeeded }: Journey): string {
  const notes = new Set(orderServices.map(({ category }) => onTheDay[category]));
  if (!modemNeeded) notes.add(preparationNotes.modem);
  return [...notes].join(' ');
}

function findLast(order: Journey, action: OrderEvent['action']): OrderEvent | undefined {
  return order.history.findLast((event) => event.action === action);
}

function dayInWords(day: string, now: string): string {
  return formatDayInWords(dayToIso(day), now);
}
