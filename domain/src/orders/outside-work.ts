/** What is promised, started or to be said outside the shop. It is work until staff say that it is done or stopped. */
import * as z from 'zod/mini';
import { dayToIso } from '#domain/time/business-days.ts';
import { formatDate, formatDayInWords } from '#domain/time/date.ts';
import type { Order } from './order.ts';
import { isCancelledStatus, isOpenStatus, statusAfter } from './order-status.ts';
import { findConsent, type SwitchConsent } from './switching.ts';

const outsideWorks = ['arrange switch', 'move switch', 'stop switch', 'stop visit', 'call customer'] as const;

/** `of` is the moment of the consent or of the lost email, or the visit's day, as staff saw it. */
export const outsideMark = z.object({
  work: z.enum(outsideWorks, 'Choose what to mark'),
  of: z.string('Say which one'),
  isDone: z.boolean('Say whether it is done'),
});
export type OutsideMark = z.output<typeof outsideMark>;

/** For staff: what to do, with whom. */
export type OutsideWork = Pick<OutsideMark, 'work' | 'of'> & { text: string };

type Outside = Pick<Order, 'status' | 'switchConsent' | 'droppedVisits' | 'lostMail'>;
type Visited = Pick<Order, 'connectionDate' | 'droppedVisits'> & {
  orderServices: readonly Pick<Order['orderServices'][number], 'category'>[];
};

/** @param now an ISO 8601 string: a day of another year is named with it */
export function listOutsideWork(order: Outside, now: string): OutsideWork[] {
  const consent = findConsent(order);
  const { status, droppedVisits = [], lostMail } = order;
  return [
    ...(lostMail && !lostMail.calledAt
      ? [
          {
            work: 'call customer' as const,
            of: lostMail.at,
            text: 'Call the customer: our email didn’t arrive',
          },
        ]
      : []),
    ...(consent ? listSwitchWork(consent, isCancelledStatus(status)) : []),
    ...droppedVisits
      .filter(({ stoppedAt }) => stoppedAt === undefined)
      .map(({ day }) => ({
        work: 'stop visit' as const,
        of: day,
        text: `Call off the technician of ${formatDayInWords(dayToIso(day), now)}`,
      })),
  ];
}

export function hasOutsideWork(order: Outside): boolean {
  // The words are not asked for: any moment will do.
  return listOutsideWork(order, '2000-01-01T00:00:00.000Z').length > 0;
}

function listSwitchWork(consent: SwitchConsent, isCancelled: boolean): OutsideWork[] {
  const { provider, account, consentedAt: of, arrangedAt, movedAt } = consent;
  const whose = `${provider}, account ${account}`;
  if (isCancelled)
    return arrangedAt ? [{ work: 'stop switch', of, text: `Stop the switch: call ${whose}` }] : [];
  if (!arrangedAt) return [{ work: 'arrange switch', of, text: `Arrange the switch from ${whose}` }];
  return movedAt ? [{ work: 'move switch', of, text: `Tell ${whose}, of the new address` }] : [];
}

/** A technician comes for a line, and only on a day that is not over. @param at an ISO 8601 string */
export function dropVisit(order: Visited, at: string): Pick<Order, 'droppedVisits'> {
  const { connectionDate: day, droppedVisits = [], orderServices } = order;
  if (day === null || day < formatDate(at)) return {};
  if (orderServices.every(({ category }) => category === 'wireless')) return {};
  return { droppedVisits: [...droppedVisits.filter((visit) => visit.day !== day), { day }] };
}

/** What no list would show any more once the order is cancelled, or is gone. */
export function listLeftBehind(order: Outside & Visited, at: string): OutsideWork[] {
  if (!isOpenStatus(order.status)) return listOutsideWork(order, at);
  return listOutsideWork({ ...order, ...dropVisit(order, at), status: statusAfter('cancel') }, at);
}

/** @returns the order's changed fields, or null where it is not as staff saw it */
export function markOutside(
  order: Pick<Order, 'status' | 'setup' | 'switchConsent' | 'droppedVisits' | 'lostMail'>,
  { work, of, isDone }: OutsideMark,
  at: string,
): Partial<Pick<Order, 'setup' | 'switchConsent' | 'droppedVisits' | 'lostMail'>> | null {
  if (work === 'call customer')
    return order.lostMail?.at === of ? { lostMail: { at: of, ...(isDone && { calledAt: at }) } } : null;
  if (work === 'stop visit') {
    const { droppedVisits = [] } = order;
    if (!droppedVisits.some(({ day }) => day === of)) return null;
    const marked = { day: of, ...(isDone && { stoppedAt: at }) };
    return { droppedVisits: droppedVisits.map((visit) => (visit.day === of ? marked : visit)) };
  }
  const { switchConsent: consent } = order;
  if (!consent || consent.withdrawnAt || consent.consentedAt !== of) return null;
  const { arrangedAt, movedAt: _, stoppedAt, ...given } = consent;
  if (work === 'arrange switch')
    return stoppedAt ? null : { switchConsent: { ...given, ...(isDone && { arrangedAt: at }) } };
  if (!arrangedAt) return null;
  if (work === 'move switch')
    return stoppedAt ? null : { switchConsent: { ...given, arrangedAt, ...(!isDone && { movedAt: at }) } };
  const setup = { ...order.setup, arrangeSwitch: isDone ? ('no' as const) : ('yes' as const) };
  return { setup, switchConsent: { ...given, arrangedAt, ...(isDone && { stoppedAt: at }) } };
}

/** For the customer of a cancelled order; the names that they typed are left out. */
export function describeStops(
  { switchConsent, droppedVisits = [] }: Omit<Outside, 'status'>,
  now: string,
): string[] {
  const isStopped = switchConsent?.stoppedAt !== undefined;
  const isSwitching = switchConsent?.arrangedAt !== undefined && !switchConsent.withdrawnAt;
  const days = droppedVisits
    .filter(({ stoppedAt }) => stoppedAt === undefined)
    .map(({ day }) => formatDayInWords(dayToIso(day), now));
  return [
    ...(isSwitching && !isStopped
      ? [
          'We’d already arranged your switch, so we’ll call your old provider to stop it. If they call you first, tell them that you’re staying.',
        ]
      : []),
    ...(isSwitching && isStopped ? ['We’ve stopped your switch with your old provider.'] : []),
    ...(days.length > 0 ? [`We’ll call off the technician of ${days.join(' and ')}.`] : []),
  ];
}
