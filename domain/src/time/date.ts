type Parts = Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>>;

/** The shop joins the parts, as `Intl`'s punctuation changes. Made on first use: a formatter is slow to make. */
export function lazyFormat(options: Intl.DateTimeFormatOptions): (moment: Date) => Parts {
  let made: Intl.DateTimeFormat | undefined;
  return (moment) => {
    made ??= new Intl.DateTimeFormat('en-NZ', { ...options, timeZone: 'Pacific/Auckland' });
    return Object.fromEntries(made.formatToParts(moment).map(({ type, value }) => [type, value]));
  };
}

const inDigits = lazyFormat({ year: 'numeric', month: '2-digit', day: '2-digit' });
const inWords = lazyFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const inShort = lazyFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const onClock = lazyFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });

/** Says "2026-11-20", in New Zealand. @param iso an ISO 8601 string */
export function formatDate(iso: string): string {
  const { year, month, day } = inDigits(new Date(iso));
  return `${year}-${month}-${day}`;
}

/** Says "Friday 20 November", with the year where it is not that of `now`, in New Zealand. */
export function formatDayInWords(iso: string, now: string): string {
  return joinDay(inWords(new Date(iso)), now);
}

/** Says "Fri 20 Nov", with the year where it is not that of `now`, in New Zealand. */
export function formatShortDay(iso: string, now: string): string {
  return joinDay(inShort(new Date(iso)), now);
}

function joinDay({ weekday, day, month, year }: Parts, now: string): string {
  const isThisYear = year === inDigits(new Date(now)).year;
  return `${weekday} ${day} ${month}${isThisYear ? '' : ` ${year}`}`;
}

/** Says "Friday 20 November, 9:15 am", with the year as `formatDayInWords` does. */
export function formatMomentInWords(iso: string, now: string): string {
  const { hour, minute } = onClock(new Date(iso));
  const time = `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'am' : 'pm'}`;
  return `${formatDayInWords(iso, now)}, ${time}`;
}

export function formatTimeToTheSecond(iso: string): string {
  const { hour, minute, second } = onClock(new Date(iso));
  return `${hour}:${minute}:${second}`;
}

export function formatTime(iso: string): string {
  const { hour, minute } = onClock(new Date(iso));
  return `${hour}:${minute}`;
}

/** Says "in 5 minutes", rounded up so that waiting that long is enough. */
export function formatWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes === 1) return 'in a minute';
  if (minutes < 60) return `in ${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'in an hour' : `in ${hours} hours`;
}
