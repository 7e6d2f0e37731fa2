/**
 * Formats moments as they are in New Zealand. The formatter is made on first use: making one takes longer than everything
 * else that a starting server, or a page on a phone, does with the domain.
 *
 * @param options of `Intl.DateTimeFormat`
 */
export function lazyFormat(
  locale: 'en-NZ' | 'en-CA',
  options: Intl.DateTimeFormatOptions,
): (moment: Date) => string {
  let made: Intl.DateTimeFormat | undefined;
  return (moment) => {
    made ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Pacific/Auckland' });
    return made.format(moment);
  };
}
