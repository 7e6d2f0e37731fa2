const linkOf = (row: Element | null) => row?.querySelector<HTMLAnchorElement>('th[scope=row] a');

/** The rows of the lists on the page that lead somewhere. One that is seen leaving is inert. */
function listRows(): HTMLTableRowElement[] {
  const rows = document.querySelectorAll<HTMLTableRowElement>('main tbody tr[data-id]:not([inert])');
  return [...rows].filter(linkOf);
}

/** The row that has the focus, whose `data-id` says of what it is. */
export function findCurrentRow(): HTMLTableRowElement | undefined {
  return listRows().find((row) => row.contains(document.activeElement));
}

/** Moves the focus to the row after or before; from elsewhere, to the first. @returns whether there is one */
export function moveRow(by: 1 | -1): boolean {
  const rows = listRows();
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = at < 0 ? rows[0] : rows[at + by];
  if (row) linkOf(row)?.focus();
  return row !== undefined;
}

/** Takes up or leaves out the row that has the focus. */
export function toggleRow(): void {
  findCurrentRow()?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}

/** A click anywhere in a row is one on its link, but on what does something else, and where text is being marked. */
export function followRow({ target, defaultPrevented }: MouseEvent): void {
  if (defaultPrevented || !(target instanceof Element) || getSelection()?.isCollapsed === false) return;
  if (target.closest('a, button, input, label, select, summary')) return;
  linkOf(target.closest('main tbody tr'))?.click();
}
