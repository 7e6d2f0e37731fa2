import type { Page } from 'playwright-core';

/**
 * Reads what a person sees of a page without opening anything, as Playwright's snapshot of roles: no text that is folded
 * away, hidden, or there for screen readers alone.
 */
export async function readInSight(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { width, height } = element.getBoundingClientRect();
      const isForListening = width <= 1 && height <= 1 && getComputedStyle(element).position === 'absolute';
      const isClear = element.checkVisibility() && !element.checkVisibility({ opacityProperty: true });
      if (isForListening || isClear) element.setAttribute('aria-hidden', 'true');
    }
  });
  return listLines(await page.locator('body').ariaSnapshot());
}

/** The lines of a snapshot, each link's with its address and each term's with its definition. */
export function listLines(snapshot: string): string[] {
  return snapshot
    .replace(/:\n *- \/url: "?(.*?)"?$/gm, ' → $1')
    .replace(/- term: (.*)\n *- definition: (.*)/g, '- $1: $2')
    .split('\n')
    .map((line) => line.replace(/^ *- '?/, '').replace(/':$/, ''));
}

/** Of lines that are expected in this order, the first that is not there. */
export function findMissing(lines: readonly string[], expected: readonly (string | RegExp)[]) {
  let from = 0;
  return expected.find((wanted) => {
    const isIt = (line: string) => (typeof wanted === 'string' ? line.startsWith(wanted) : wanted.test(line));
    const at = lines.slice(from).findIndex(isIt);
    from += at + 1;
    return at === -1;
  });
}
