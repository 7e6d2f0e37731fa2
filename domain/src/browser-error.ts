/** What a browser tells of an error that nobody caught: where in our scripts, and nothing that somebody typed or looked at. */
import * as z from 'zod/mini';

/** A place in one of the site's own scripts. */
const place = /\/assets\/[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}/;

export const browserError = z.object({
  /** The kind of error, such as TypeError. Its message may hold anything, and stays where it is. */
  name: z.string().check(z.regex(/^\w{1,40}$/, 'The name of an error is a word')),
  place: z.string().check(z.regex(new RegExp(`^${place.source}$`), 'The place is a line of a script')),
  /** The first word of the page's path: the rest may be an order's. */
  page: z.string().check(z.regex(/^\/[a-z-]{0,30}$/, 'The page is the first part of a path')),
});
export type BrowserError = z.output<typeof browserError>;

/**
 * @param file of the browser's event, with line and column; the error's own stack goes before it
 * @returns null for what none of the site's scripts did, such as an extension of the browser
 */
export function toBrowserError(thrown: unknown, pathname: string, file = ''): BrowserError | null {
  const { name, stack = '' } = thrown instanceof Error ? thrown : { name: typeof thrown };
  const [found] = place.exec(stack) ?? place.exec(file) ?? [];
  if (!found) return null;
  const [page = '/'] = /^\/[a-z-]{0,30}(?=\/|$)/.exec(pathname) ?? [];
  return { name: /^\w{1,40}$/.test(name) ? name : 'Error', place: found, page };
}
