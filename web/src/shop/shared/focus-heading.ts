/** Focuses the first heading of a part of the page, for when the pressed button is unmounted. */
export function focusHeadingOf(part: Element | null): void {
  const heading = part?.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
