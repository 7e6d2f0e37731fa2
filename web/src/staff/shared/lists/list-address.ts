/** The state of a staff list in the address bar: it survives a reload and can be sent to a colleague. */
import { day } from '@kowhai/domain/time/day';

const longestText = 100;

/** How many cursors an address keeps: one more makes it longer, and no server takes an address of any length. */
const mostCursors = 20;

/** Anybody can have typed the address. */
export function readText(params: URLSearchParams, name: string): string {
  return (params.get(name) ?? '').trim().slice(0, longestText);
}

/** A day such as "2026-11-20". */
export function readDay(params: URLSearchParams, name: string): string | undefined {
  return day.safeParse(params.get(name)).data;
}

/** What the address names, where it is one of the choices. */
export function readChoice<T extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined {
  return choices.find((choice) => choice === params.get(name));
}

/** The index of the page that is shown, where the address names it. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page > 1 ? page - 1 : 0;
}

/** The cursors of the pages that were walked through last; the last one is the page that is shown. */
export function readCursors(params: URLSearchParams): string[] {
  return params.getAll('cursor').filter((cursor) => /^[\w-]{1,400}$/.test(cursor));
}

/** The index of the page that is shown, for lists that go on by cursor. */
export function readWalkedPages(params: URLSearchParams): number {
  const { length } = readCursors(params);
  return length === 0 ? 0 : Math.max(length, readPage(params));
}

/** Whether the address names another page of a list than its first. */
export function isLaterPage(params: URLSearchParams): boolean {
  return readPage(params) > 0 || readCursors(params).length > 0;
}

/** Another filter or order is another list, so it starts at its first page. An empty text asks for nothing. */
export function withFilter(params: URLSearchParams, filter: Record<string, string>): URLSearchParams {
  const changed = withoutPage(params);
  for (const [name, value] of Object.entries(filter)) {
    if (value === '') changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}

export function withPage(params: URLSearchParams, page: number): URLSearchParams {
  const changed = withoutPage(params);
  if (page > 0) changed.set('page', String(page + 1));
  return changed;
}

/** The page after the one that is shown. The way back is kept for as many pages as an address has room for. */
export function withNextCursor(params: URLSearchParams, nextCursor: string): URLSearchParams {
  const cursors = [...readCursors(params), nextCursor].slice(-mostCursors);
  return withCursors(params, cursors, readWalkedPages(params) + 1);
}

/** The page before the one that is shown; null on the first, and where the address has lost the way to it. */
export function withPreviousCursor(params: URLSearchParams): URLSearchParams | null {
  const cursors = readCursors(params).slice(0, -1);
  const pages = readWalkedPages(params) - 1;
  return pages < 0 || (pages > 0 && cursors.length === 0) ? null : withCursors(params, cursors, pages);
}

/** The first page of the same list. */
export function withFirstPage(params: URLSearchParams): URLSearchParams {
  return withCursors(params, [], 0);
}

function withCursors(params: URLSearchParams, cursors: readonly string[], pages: number): URLSearchParams {
  // Where the address has a cursor for each page, their number is the page's; only after some were dropped it is named.
  const changed = withPage(params, pages > cursors.length ? pages : 0);
  for (const cursor of cursors) changed.append('cursor', cursor);
  return changed;
}

function withoutPage(params: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(params);
  changed.delete('page');
  changed.delete('cursor');
  return changed;
}
