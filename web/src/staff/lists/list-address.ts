/** The state of a staff list in the address bar: it survives a reload and can be sent to a colleague. */
import { day } from '@kowhai/domain/day';

const longestText = 100;

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

/** The index of the page that is shown, for lists that are paged in the browser. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page > 1 ? page - 1 : 0;
}

/** The cursors of the pages that were walked through; the last one is the page that is shown. */
export function readCursors(params: URLSearchParams): string[] {
  return params.getAll('cursor').filter((cursor) => /^[\w-]{1,400}$/.test(cursor));
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

export function withCursors(params: URLSearchParams, cursors: readonly string[]): URLSearchParams {
  const changed = withoutPage(params);
  for (const cursor of cursors) changed.append('cursor', cursor);
  return changed;
}

function withoutPage(params: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(params);
  changed.delete('page');
  changed.delete('cursor');
  return changed;
}
