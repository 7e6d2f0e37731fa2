/** A link to a page. One to a file, as in the lines of an order, is absolute. */
const linkOf = (row: Element | null) => row?.querySelector<HTMLAnchorElement>('th[scope=row] a[href^="/"]');

/** The rows with a link in all lists of the page. A row that is animating out is inert, and left out. */
function listRows(): HTMLTableRowElement[] {
  const rows = document.querySelectorAll<HTMLTableRowElement>('main tbody tr[data-id]:not([inert])');
  return [...rows].filter(linkOf);
}

/** The row that has the focus. Its `data-id` is the id of its record. */
export function findCurrentRow(): HTMLTableRowElement | undefined {
  return listRows().find((row) => row.contains(document.activeElement));
}

/** Moves the focus to the next or previous row, or to the first from elsewhere. @returns false without such a row */
export function moveRow(by: 1 | -1): boolean {
  const rows = listRows();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = at < 0 ? rows[0] : rows[at + by];
  if (row) linkOf(row)?.focus();
  return row !== undefined;
}

export function toggleRow(): void {
  findCurrentRow()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}

let opened: { list: string; id: string } | undefined;

export function rememberRow(list: string, id: string): void {
  opened = { list, id };
}

export function rememberClickedRow({ target }: MouseEvent): void {
  const row = target instanceof Element ? target.closest<HTMLElement>('main tbody tr[data-id]') : null;
  if (row?.dataset.id) rememberRow(location.pathname + location.search, row.dataset.id);
}

/** Back in a list, moves the focus to the row that was opened from it. */
export function focusOpenedRow(): void {
  if (opened?.list !== location.pathname + location.search) return;
  const row = listRows().find(({ dataset }) => dataset.id === opened?.id);
  opened = undefined;
  linkOf(row ?? null)?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/**
 * Makes a click anywhere in a row follow its link, except on other controls and while text is selected. With Ctrl, ⌘, Shift
 * or the middle button it opens a tab, as links do.
 */
export function followRow(event: MouseEvent): void {
  const { target, defaultPrevented, button } = event;
  if (button > 1 || defaultPrevented || !(target instanceof Element) || getSelection()?.isCollapsed === false)
    return;
  if (target.closest('a, button, input, label, select, summary')) return;
  const link = linkOf(target.closest('main tbody tr'));
  if (!link) return;
  const isForTab = button === 1 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (isForTab) window.open(link.href, '_blank', 'noopener');
  else link.click();
}
