/** An uncaught error as a browser reports it: its place in our scripts, and nothing personal. */
import * as z from 'zod/mini';

const place = /\/assets\/[\w.-]{1,80}\.js:\d{1,6}:\d{1,7}/;

export const browserError = z.object({
  /** Such as TypeError. The message may hold anything and is not sent. */
  name: z.string().check(z.regex(/^\w{1,40}$/, 'The name of an error is a word')),
  place: z.string().check(z.regex(new RegExp(`^${place.source}$`), 'The place is a line of a script')),
  /** The first part of the page's path: the rest may name an order. */
  page: z.string().check(z.regex(/^\/[a-z-]{0,30}$/, 'The page is the first part of a path')),
});
export type BrowserError = z.output<typeof browserError>;

/** @returns null for errors outside the site's scripts, such as a browser extension's */
export function toBrowserError(thrown: unknown, pathname: string, file = ''): BrowserError | null {
  const { name, stack = '' } = thrown instanceof Error ? thrown : { name: typeof thrown };
  const [found] = place.exec(stack) ?? place.exec(file) ?? [];
  if (!found) return null;
  const [page = '/'] = /^\/[a-z-]{0,30}(?=\/|$)/.exec(pathname) ?? [];
  return { name: /^\w{1,40}$/.test(name) ? name : 'Error', place: found, page };
}
