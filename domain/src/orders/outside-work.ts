/** What is promised, started or to be said outside the shop. It is work until staff say that it is done or stopped. */
import * as z from 'zod/mini';
import { dayToIso } from '#domain/time/business-days.ts';
import { formatDate, formatDayInWords } from '#domain/time/date.ts';
import type { Order } from './order.ts';
import { isCancelledStatus, isOpenStatus } from './order-status.ts';
import {
  isSameWork,
  type OutsideEntry,
  outsideEntry,
  type WithOutside,
  withoutOpen,
} from './outside-list.ts';
import { findArrangedAt, findConsent } from './switching.ts';

export const outsideMark = z.extend(z.pick(outsideEntry, { work: true, of: true }), {
  isDone: z.boolean('Say whether it is done'),
});
export type OutsideMark = z.output<typeof outsideMark>;

/** For staff: what to do, with whom. */
export type OutsideWork = Pick<OutsideEntry, 'work' | 'of'> & { text: string };

type Outside = WithOutside & Pick<Order, 'switchConsent'>;
type Visited = Pick<Order, 'connectionDate'> & {
  orderServices: readonly Pick<Order['orderServices'][number], 'category'>[];
};

/** @param now an ISO 8601 string: a day of another year is named with it */
export function listOutsideWork(order: Outside, now: string): OutsideWork[] {
  return (order.outside ?? [])
    .filter(({ doneAt }) => doneAt === undefined)
    .map(({ work, of }) => ({ work, of, text: describeOutside(order, { work, of }, now) }));
}

export function hasOutsideWork({ outside = [] }: WithOutside): boolean {
  return outside.some(({ doneAt }) => doneAt === undefined);
}

export function describeOutside(
  { switchConsent }: Outside,
  { work, of }: Pick<OutsideEntry, 'work' | 'of'>,
  now: string,
): string {
  const whose = `${switchConsent?.provider}, account ${switchConsent?.account}`;
  switch (work) {
    case 'call customer':
      return 'Call the customer: our email didn’t arrive';
    case 'arrange switch':
      return `Arrange the switch from ${whose}`;
    case 'move switch':
      return `Tell ${whose}, of the new address`;
    case 'stop switch':
      return `Stop the switch: call ${whose}`;
    case 'stop visit':
      return `Call off the technician of ${formatDayInWords(dayToIso(of), now)}`;
  }
}

/** A technician comes for a line, and only on a day that is not over. @param at an ISO 8601 string */
export function dropVisit(order: WithOutside & Visited, at: string): WithOutside {
  const { connectionDate: of, outside = [], orderServices } = order;
  if (of === null || of < formatDate(at)) return {};
  if (orderServices.every(({ category }) => category === 'wireless')) return {};
  const visit = { work: 'stop visit' as const, of };
  return { outside: [...outside.filter((entry) => !isSameWork(entry, visit)), visit] };
}

/** A cancellation stops a switch that was arranged, arranges none, and calls off the technician. */
export function cancelOutside(order: Outside & Visited, at: string): WithOutside {
  const arranged = findArrangedAt(order) === undefined ? null : findConsent(order);
  const stop = arranged && { work: 'stop switch' as const, of: arranged.consentedAt };
  const outside = [...withoutOpen(order, 'arrange switch', 'move switch'), ...(stop ? [stop] : [])];
  return { outside, ...dropVisit({ ...order, outside }, at) };
}

/** What no list would show any more once the order is cancelled, or is gone. */
export function listLeftBehind(order: Outside & Visited & Pick<Order, 'status'>, at: string): OutsideWork[] {
  return listOutsideWork(isOpenStatus(order.status) ? { ...order, ...cancelOutside(order, at) } : order, at);
}

/** @returns the order's changed fields, or null where it is not as staff saw it */
export function markOutside(
  order: Outside & Pick<Order, 'status' | 'setup'>,
  { work, of, isDone }: OutsideMark,
  at: string,
): (Pick<Order, 'outside'> & Partial<Pick<Order, 'setup'>>) | null {
  const { outside = [], status, setup } = order;
  const consent = findConsent(order);
  const isCancelled = isCancelledStatus(status);
  if ((work === 'arrange switch' || work === 'move switch') && (consent === null || isCancelled)) return null;
  const marked: OutsideEntry = { work, of, ...(isDone && { doneAt: at }) };
  const isListed = outside.some((entry) => isSameWork(entry, marked));
  if (work === 'stop switch') {
    // Its customer may also ask for it while the order goes on.
    const isUnderWay = consent?.consentedAt === of && findArrangedAt(order) !== undefined;
    if (!isListed && !(isDone && isUnderWay)) return null;
    const answers = { ...setup, arrangeSwitch: isDone ? ('no' as const) : ('yes' as const) };
    const left = withoutOpen(order, 'arrange switch', 'move switch');
    const others = left.filter((entry) => !isSameWork(entry, marked));
    return { setup: answers, outside: isDone || isCancelled ? [...others, marked] : others };
  }
  if (!isListed) return null;
  // What is to be arranged again is arranged for the new address.
  const kept = work === 'arrange switch' && !isDone ? withoutOpen(order, 'move switch') : outside;
  return { outside: kept.map((entry) => (isSameWork(entry, marked) ? marked : entry)) };
}

/** For the customer of a cancelled order; the names that they typed are left out. */
export function describeStops({ outside = [] }: WithOutside, now: string): string[] {
  const stop = outside.find(({ work }) => work === 'stop switch');
  const days = outside
    .filter(({ work, doneAt }) => work === 'stop visit' && doneAt === undefined)
    .map(({ of }) => formatDayInWords(dayToIso(of), now));
  return [
    ...(stop && !stop.doneAt
      ? [
          'We’d already arranged your switch, so we’ll call your old provider to stop it. If they call you first, tell them that you’re staying.',
        ]
      : []),
    ...(stop?.doneAt ? ['We’ve stopped your switch with your old provider.'] : []),
    ...(days.length > 0 ? [`We’ll call off the technician of ${days.join(' and ')}.`] : []),
  ];
}
