import type { Page } from 'playwright-core';

/** By the browser's own measure, and where to look for it. */
export type Jump = {
  value: number;
  what: string[];
  /** Whether it is no answer to what someone did in the half second before. */
  isLate: boolean;
};

/** @returns what gives all that jumped on the page since it was last asked */
export async function watchJumps(page: Page): Promise<() => Promise<Jump[]>> {
  await page.addInitScript(() => {
    const jumps: Jump[] = [];
    Object.assign(window, { jumps });
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          return `${name} from ${previousRect.y} to ${currentRect.y}`;
        });
        jumps.push({ value, what, isLate: !hadRecentInput });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // What was just drawn is reported in the frames after it.
      for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
      return (window as unknown as { jumps: Jump[] }).jumps.splice(0);
    });
}

export const sumUp = (jumps: Jump[]) => jumps.reduce((total, { value }) => total + value, 0);
