/** Where the pressed button goes away with what it did, the focus goes to the nearest heading that stays. */
export function focusHeadingOf(part: Element | null): void {
  const heading = part?.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
