/** How the shop shows moments, as they are in New Zealand. */

/** The parts of a moment by their type: "year", "hour", ... */
type Parts = Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>>;

/**
 * Takes moments apart as they are in New Zealand. How a locale puts the parts together changes with the versions of
 * Unicode's data, so the shop does that. The formatter is made on first use: making one takes longer than everything
 * else that a starting server, or a page on a phone, does with the domain.
 *
 * @param options of `Intl.DateTimeFormat`
 */
export function lazyFormat(options: Intl.DateTimeFormatOptions): (moment: Date) => Parts {
  let made: Intl.DateTimeFormat | undefined;
  return (moment) => {
    made ??= new Intl.DateTimeFormat('en-NZ', { ...options, timeZone: 'Pacific/Auckland' });
    return Object.fromEntries(made.formatToParts(moment).map(({ type, value }) => [type, value]));
  };
}

const inDigits = lazyFormat({ year: 'numeric', month: '2-digit', day: '2-digit' });
const inWords = lazyFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const inShort = lazyFormat({ weekday: 'short', day: 'numeric', month: 'short' });
const onClock = lazyFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

/**
 * Shows a stored moment as its date, the first 10 characters of the ISO string, as it is in New Zealand: an order of
 * a Tuesday morning must not show Monday.
 *
 * @param iso a moment as an ISO 8601 string
 * @returns the date such as "2026-11-20"
 */
export function formatDate(iso: string): string {
  const { year, month, day } = inDigits(new Date(iso));
  return `${year}-${month}-${day}`;
}

/** Shows a moment as a day that people can plan with: "Friday 20 November". */
export function formatDayInWords(iso: string): string {
  const { weekday, day, month } = inWords(new Date(iso));
  return `${weekday} ${day} ${month}`;
}

/** Shows a moment as a day where there is little room: "Fri 20 Nov". */
export function formatShortDay(iso: string): string {
  const { weekday, day, month } = inShort(new Date(iso));
  return `${weekday} ${day} ${month}`;
}

/** Shows a moment as people say it: "Friday 20 November, 9:15 am". */
export function formatMomentInWords(iso: string): string {
  const { hour, minute } = onClock(new Date(iso));
  const time = `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
  return `${formatDayInWords(iso)}, ${time}`;
}

/** Shows a moment to the second: "14:32:07". */
export function formatTimeToTheSecond(iso: string): string {
  const { hour, minute, second } = onClock(new Date(iso));
  return `${hour}:${minute}:${second}`;
}

/** Shows a moment as the time of day in New Zealand: "14:32". */
export function formatTime(iso: string): string {
  const { hour, minute } = onClock(new Date(iso));
  return `${hour}:${minute}`;
}

/**
 * Says when a wait is over, to go behind "Try again": rounded up, so that whoever waits that long has waited enough.
 *
 * @param seconds how long it still takes
 */
export function formatWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes === 1) return 'in a minute';
  if (minutes < 60) return `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'in an hour' : `in ${hours} hours`;
}
