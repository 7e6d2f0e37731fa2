import { siteSettings } from '#domain/site-settings.ts';
import { addDays } from '#domain/time/business-days.ts';
import { formatDate, formatTime } from '#domain/time/date.ts';
import type { Order } from './order.ts';

type Visit = Pick<Order, 'connectionWindow' | 'modemNeeded' | 'orderServices'>;

const { freephone, promises, visitHours } = siteSettings;

export function listVisitSteps({ connectionWindow, modemNeeded, orderServices }: Visit): string[] {
  const hours = findHours(connectionWindow);
  const when = hours ? `between ${hours.from} and ${hours.to}` : `at the time we agreed: ${connectionWindow}`;
  const isLate = `by ${hours?.to ?? 'then'}? Call ${freephone}.`;
  const modem = modemNeeded ? 'router' : 'own router';
  if (orderServices.every(({ category }) => category === 'wireless')) {
    return [
      `We switch your connection on ${when}. Nobody needs to visit.`,
      'Put the modem near a window and a power point, away from the microwave, and plug it in.',
      `Not online ${isLate}`,
    ];
  }
  return [
    `A technician visits ${when}. Have someone over 18 at home, and clear the wall where the fibre box is or will be.`,
    `Fitting fibre typically takes ${promises.fibreInstall}. Where it’s there already, it’s quicker.`,
    `Then plug your ${modem} into the fibre box. We’ll email you once you’re connected.`,
    `Nobody there ${isLate}`,
  ];
}

function findHours(window: string | undefined) {
  return Object.entries(visitHours).find(([part]) => part === (window || 'day'))?.[1];
}

/** Says "8 am to noon", or the free text. */
export function describeHours(window: string | undefined): string {
  const hours = findHours(window);
  return hours ? `${hours.from} to ${hours.to}` : (window ?? '');
}

/** Late enough that most days are settled, and early enough to be read. */
const eveningHours = { from: 17, to: 21 };

/** @returns tomorrow in New Zealand in the evening, otherwise null */
export function findDayToRemindOf(now: string): string | null {
  const hour = Number(formatTime(now).slice(0, 2));
  return hour >= eveningHours.from && hour < eveningHours.to ? addDays(formatDate(now), 1) : null;
}
