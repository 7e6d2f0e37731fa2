import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listJourneySteps } from '#tests/support/browser/journey-steps.ts';
import { slowDownLine } from '#tests/support/browser/slow-line.ts';
import { desktop, openVisit, phone } from '#tests/support/browser/visit.ts';

/** By the browser's own measure, and where to look for it. */
type Jump = { value: number; what: string[] };
type Watched = { jumps: Jump[]; framesWithoutPage: number };

/** Adds up all that jumps, also what follows a tap at once, and counts the frames without a page. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const watched: Watched = { jumps: [], framesWithoutPage: 0 };
    Object.assign(window, { watched });
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; sources: Source[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
          return `${name} from ${previousRect.y} to ${currentRect.y}`;
        });
        watched.jumps.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const main = document.querySelector('main');
      const isPage = main?.querySelector('h1') && !main.querySelector('[role=status][aria-busy=true]');
      if (window.early === undefined && !isPage) watched.framesWithoutPage += 1;
      requestAnimationFrame(look);
    };
    addEventListener('load', look);
  });
  return () =>
    page.evaluate(async () => {
      // What was just drawn is reported in the frames after it.
      for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
      const { watched } = window as unknown as { watched: Watched };
      const { framesWithoutPage } = watched;
      watched.framesWithoutPage = 0;
      return { jumps: watched.jumps.splice(0), framesWithoutPage };
    });
}

it.each([
  ['a phone and a slow line', phone, true],
  ['a desk and a slow line', desktop, true],
  ['a desk and a quick one', desktop, false],
])(
  'with %s each page stays until the next is there, from the home page to the thank-you, and nothing jumps',
  { timeout: 240_000 },
  async (_, viewport, isSlow) => {
    const { page } = await openVisit({ viewport, reducedMotion: 'no-preference', serviceWorkers: 'allow' });
    const takeWatched = await watch(page);
    if (isSlow) await slowDownLine(page);
    await page.goto('/');
    await page.waitForFunction(() => document.readyState === 'complete' && window.early === undefined);

    let step = 'the home page itself';
    const seen: Record<string, Watched> = {};
    const faults: Record<string, Watched> = {};
    // What comes late counts for the page on which it comes.
    const note = async () => {
      const { jumps, framesWithoutPage } = await takeWatched();
      const all = { jumps: [...(seen[step]?.jumps ?? []), ...jumps], framesWithoutPage };
      seen[step] = all;
      const sum = all.jumps.reduce((total, { value }) => total + value, 0);
      if (sum > 0.02 || framesWithoutPage > 0) faults[step] = all;
    };
    for (const { name, open, fillIn, go, arrive } of listJourneySteps()) {
      await note();
      await open?.(page);
      await takeWatched();
      await fillIn?.(page);
      await note();
      step = name;
      await go(page);
      await arrive(page);
      await page.waitForFunction(() => window.scrollY === 0);
    }
    await note();
    expect(faults).toEqual({});
    expect(Object.keys(seen)).toHaveLength(listJourneySteps().length + 1);
  },
);
