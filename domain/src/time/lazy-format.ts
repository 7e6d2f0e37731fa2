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
