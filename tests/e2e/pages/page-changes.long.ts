import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listJourneySteps } from '#tests/support/browser/journey-steps.ts';
import { signIn } from '#tests/support/browser/people.ts';
import { slowDownLine } from '#tests/support/browser/slow-line.ts';
import { desktop, loaded, openVisit, phone } from '#tests/support/browser/visit.ts';
import { type Jump, sumUp, watchJumps } from '#tests/support/browser/watch-jumps.ts';
import { addPerson, placeOrderFor } from '#tests/support/shop/shop.ts';

type Watched = { jumps: Jump[]; framesWithoutPage: number };

/** Takes all that jumps, also what follows a tap at once, and counts the frames without a page. */
async function watch(page: Page): Promise<() => Promise<Watched>> {
  const takeJumps = await watchJumps(page);
  await page.addInitScript(() => {
    const watched = { framesWithoutPage: 0 };
    Object.assign(window, { watched });
    const look = () => {
      const main = document.querySelector('main');
      const isPage = main?.querySelector('h1') && !main.querySelector('[role=status][aria-busy=true]');
      if (window.early === undefined && !isPage) watched.framesWithoutPage += 1;
      requestAnimationFrame(look);
    };
    addEventListener('load', look);
  });
  return async () => ({
    jumps: await takeJumps(),
    framesWithoutPage: await page.evaluate(() => {
      const { watched } = window as unknown as { watched: Watched };
      const { framesWithoutPage } = watched;
      watched.framesWithoutPage = 0;
      return framesWithoutPage;
    }),
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
      if (sumUp(all.jumps) > 0.02 || framesWithoutPage > 0) faults[step] = all;
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

const street = (page: Page) => page.getByLabel('Street Address');

it.each([
  ['a phone', phone],
  ['a desk', desktop],
])(
  'on %s, what a slow line brings late moves no field of an address',
  { timeout: 240_000 },
  async (_, viewport) => {
    const person = await addPerson();
    const order = await placeOrderFor(person);
    const { page } = await openVisit({ viewport });
    await signIn(page, person);
    await loaded(page);
    const takeJumps = await watchJumps(page);
    await slowDownLine(page, { cpuSlowdown: 4 });
    const late: Record<string, Jump[]> = {};
    const note = async (what: string) => {
      const jumps = (await takeJumps()).filter(({ isLate }) => isLate);
      if (sumUp(jumps) > 0.02) late[what] = jumps;
    };

    await page.goto('/product/fibre-everyday/order');
    // The last order's address is in the fields, and the profile's is offered.
    await expect.poll(() => street(page).inputValue()).not.toBe('');
    await loaded(page);
    await note('the known addresses');

    await street(page).fill('15 Queen Street');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /^Choose from/ }).waitFor();
    await note('the streets of that name');

    await page.goto(`/order/${order._id}/change`);
    await loaded(page);
    await note('the request');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Change service address|^Change$/ })
      .first()
      .click();
    await street(page).waitFor();
    await loaded(page);
    await note('the form for another address');
    expect(late).toEqual({});
  },
);
