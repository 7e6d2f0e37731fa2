/** The state of a staff list in the URL: it survives a reload and can be shared. */
import { cutText } from '@kowhai/domain/text';
import { day } from '@kowhai/domain/time/day';

const longestText = 100;

/** How many cursors the URL keeps: servers limit the length of URLs, and each page adds one. */
const mostCursors = 20;

/** Trimmed and cut to a length, as anyone can edit the URL. */
export function readText(params: URLSearchParams, name: string): string {
  return cutText((params.get(name) ?? '').trim(), longestText, '');
}

export function readDay(params: URLSearchParams, name: string): string | undefined {
  return day.safeParse(params.get(name)).data;
}

export function readChoice<T extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined {
  return choices.find((choice) => choice === params.get(name));
}

/** The cursors of the pages that were visited last; the last one is that of the current page. */
export function readCursors(params: URLSearchParams): string[] {
  return params.getAll('cursor').filter((cursor) => /^[\w-]{1,400}$/.test(cursor));
}

/** The index of the current page, from 0. */
export function readWalkedPages(params: URLSearchParams): number {
  const { length } = readCursors(params);
  const page = Number(params.get('page'));
  return length > 0 && Number.isInteger(page) ? Math.max(length, page - 1) : length;
}

/** Changes filters or order, and goes back to the first page. An empty text removes a filter. */
export function withFilter(params: URLSearchParams, filter: Record<string, string>): URLSearchParams {
  const changed = withFirstPage(params);
  for (const [name, value] of Object.entries(filter)) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

/** The URL of the next page. The oldest cursor is dropped where there are too many. */
export function withNextCursor(params: URLSearchParams, nextCursor: string): URLSearchParams {
  const cursors = [...readCursors(params), nextCursor].slice(-mostCursors);
  return withCursors(params, cursors, readWalkedPages(params) + 1);
}

/** The URL of the previous page; null on the first page, and where its cursor was dropped. */
export function withPreviousCursor(params: URLSearchParams): URLSearchParams | null {
  const cursors = readCursors(params).slice(0, -1);
  const pages = readWalkedPages(params) - 1;
  return pages < 0 || (pages > 0 && cursors.length === 0) ? null : withCursors(params, cursors, pages);
}

function withCursors(params: URLSearchParams, cursors: readonly string[], pages: number): URLSearchParams {
  const changed = withFirstPage(params);
  // The page number equals the number of cursors, so it is only written where cursors were dropped.
  if (pages > cursors.length) changed.set('page', String(pages + 1));
  for (const cursor of cursors) changed.append('cursor', cursor);
  return changed;
}

export function withFirstPage(params: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(params);
  changed.delete('page');
  changed.delete('cursor');
  return changed;
}
