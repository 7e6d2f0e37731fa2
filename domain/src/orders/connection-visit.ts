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

/** Sorts visits by when they begin; a part of the day before its hours, and what may be at any time last. */
export function compareVisits(a: string | undefined, b: string | undefined): number {
  return startOf(a) - startOf(b);
}

const hourWords = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const lastMinute = 24 * 60;

/** @returns the minute of the day, which people write in many ways: "9 o'clock", "after three", "between 10 and 12" */
function startOf(window = ''): number {
  const text = window.toLowerCase();
  const [, hour, minutes = '0', half] = /\b(\d{1,2})(?:[:.](\d\d))?\s?([ap]m)?/.exec(text) ?? [];
  const told =
    hour === undefined ? hourWords.findIndex((word) => text.split(/\W/).includes(word)) + 1 : Number(hour);
  if (told > 0) {
    const isEvening = half === 'pm' ? told < 12 : half === undefined && told < firstHour;
    return (told + (isEvening ? 12 : 0)) * 60 + Number(minutes) + 0.5;
  }
  if (text.includes('morning')) return firstHour * 60;
  return text.includes('afternoon') || text.includes('noon') ? 12 * 60 : lastMinute;
}

/** No one visits earlier, so "2" is in the afternoon. */
const firstHour = Number.parseInt(visitHours.day.from, 10);

/** Late enough that most days are settled, and early enough to be read. */
const eveningHours = { from: 17, to: 21 };

/** @returns tomorrow in New Zealand in the evening, otherwise null */
export function findDayToRemindOf(now: string): string | null {
  const hour = Number(formatTime(now).slice(0, 2));
  return hour >= eveningHours.from && hour < eveningHours.to ? addDays(formatDate(now), 1) : null;
}
