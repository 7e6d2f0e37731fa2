/** The rows of the list on the page: each is named by a link to what it lists. One that is leaving is inert. */
const linkOfRow = 'tbody tr:not([inert]) th[scope=row] a';

const listLinks = () => [...document.querySelectorAll<HTMLAnchorElement>(`main ${linkOfRow}`)];

const isInRow = (link: HTMLAnchorElement, node: Element | null) =>
  link.closest('tr')?.contains(node) === true;

/** The link of the row that has the focus. */
export function findCurrentRow(): HTMLAnchorElement | undefined {
  return listLinks().find((link) => isInRow(link, document.activeElement));
}

/** Moves the focus to the row after or before; from elsewhere, to the first. @returns whether there is one */
export function moveRow(by: 1 | -1): boolean {
  const links = listLinks();
  const at = links.findIndex((link) => isInRow(link, document.activeElement));
  const link = at < 0 ? links[0] : links[at + by];
  link?.focus();
  return link !== undefined;
}

/** Takes up or leaves out the row that has the focus. */
export function toggleRow(): void {
  findCurrentRow()?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
}

/** A click anywhere in a row is one on its link, but on what does something else, and where text is being marked. */
export function followRow({ target, defaultPrevented }: MouseEvent): void {
  if (defaultPrevented || !(target instanceof Element) || getSelection()?.isCollapsed === false) return;
  if (target.closest('a, button, input, label, select, summary')) return;
  target.closest('main tbody tr')?.querySelector<HTMLAnchorElement>('th[scope=row] a')?.click();
}
