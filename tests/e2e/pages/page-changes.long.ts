import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listJourneySteps } from '#tests/e2e/support/journey-steps.ts';
import { heading, plan } from '#tests/e2e/support/shopping.ts';
import { slowDownLine } from '#tests/e2e/support/slow-line.ts';
import { desktop, eventually, openVisit, phone } from '#tests/e2e/support/visit.ts';

/** By the browser's own measure, and where to look for it. */
type Jump = { value: number; what: string[] };
type Watched = { jumps: Jump[]; framesWithoutPage: number };

/** Adds up all that jumps, also what follows a tap at once, and counts the frames in which no page stands. */
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

it('a tap on a slow line is answered by a thin line at the top, and title and heading change together', async () => {
  // What the service worker fetches does not go through the slow line.
  const { page } = await openVisit({ viewport: phone, serviceWorkers: 'block' });
  await page.goto('/fibre/plans');
  await page.waitForFunction(() => document.readyState === 'complete' && window.early === undefined);
  const title = await page.title();
  await slowDownLine(page);
  await page.getByRole('link', { name: `Get Started with ${plan.name}` }).click();
  await page.getByRole('progressbar', { name: 'Loading the next page' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/product/${plan.id}/order`);
  expect(await page.title()).toBe(title);
  await heading(page, 'Shop Fibre Plans');
  await heading(page, `Order ${plan.name}`);
  await eventually(() => page.title()).toContain(`Order ${plan.name}`);
  expect(await page.getByRole('progressbar').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Order ${plan.name}`);
});

it('Back, and Forward, return to where the person was, on a slow line too', async () => {
  const { page } = await openVisit({ viewport: phone, serviceWorkers: 'allow' });
  await page.goto('/fibre/plans');
  await page.waitForFunction(() => document.readyState === 'complete' && window.early === undefined);
  await slowDownLine(page);
  const link = page.getByRole('link', { name: `Get Started with ${plan.name}` });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await heading(page, `Order ${plan.name}`);
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await heading(page, 'Shop Fibre Plans');
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(left);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Shop Fibre Plans');
  await page.goForward();
  await heading(page, `Order ${plan.name}`);
});
