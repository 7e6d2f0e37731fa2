import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findTouching } from '#tests/support/browser/find-touching.ts';
import { listPages } from '#tests/support/browser/pages.ts';
import { signIn } from '#tests/support/browser/people.ts';
import { fillCart } from '#tests/support/browser/shopping.ts';
import { findStaffIds } from '#tests/support/browser/staff-ids.ts';
import { loaded, openVisit, takeFonts } from '#tests/support/browser/visit.ts';
import { addPerson, placeOrderFor } from '#tests/support/shop/shop.ts';

/** The narrowest window, and both sides of each breakpoint of the theme. */
const widths = [320, 479, 480, 767, 768, 1023, 1024, 1279, 1280];

/** Where the shop's typeface misses the first paint, the device's own stays for the visit. DejaVu Sans is the widest. */
async function inWideFace(page: Page): Promise<void> {
  await takeFonts(page);
  await page.addStyleTag({ content: "* { font-family: 'DejaVu Sans', Verdana, sans-serif !important }" });
  const measure = (family: string) =>
    page.evaluate((font) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return 0;
      context.font = `100px ${font}`;
      return context.measureText('Kōwhai Broadband').width;
    }, family);
  expect(await measure("'DejaVu Sans', Verdana"), 'This machine has no wide face').toBeGreaterThan(900);
}

/** Opens each page in each width, and names the controls that touch and the pages that scroll sideways. */
async function findFaults(
  page: Page,
  paths: readonly string[],
  { sizes = widths, letters = '100%' } = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    // The script of a built page waits for the first sign of a person.
    await page.keyboard.press('Shift');
    await loaded(page);
    await inWideFace(page);
    await page.addStyleTag({ content: `html { font-size: ${letters} }` });
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 900 });
      // What measures itself does so in the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const found = await page.evaluate(findTouching);
      faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  return faults;
}

describe('in the device’s wide face, at both sides of each breakpoint, no control touches another and no page scrolls sideways', () => {
  it('on the pages for everybody', { timeout: 600_000 }, async () => {
    const { page } = await openVisit();
    const paths = listPages('public', (path) =>
      path.startsWith('/product/') ? 'fibre-everyday' : 'tui-mesh-6',
    );
    expect(await findFaults(page, paths)).toEqual([]);
  });

  it('in letters of half as large again, for which the header wraps', async () => {
    const { page } = await openVisit({ as: 'shopper' });
    expect(await findFaults(page, ['/', '/cart'], { sizes: [1280, 1440], letters: '150%' })).toEqual([]);
  });

  it('on a customer’s pages', { timeout: 600_000 }, async () => {
    const { page } = await openVisit();
    const person = await addPerson();
    const order = await placeOrderFor(person);
    await signIn(page, person);
    await page.goto('/fibre/plans');
    await fillCart(page);
    const ownPages = ['/details', '/placeorder', '/profile', '/profile?tab=orders', `/order/${order._id}`];
    expect(await findFaults(page, ['/orderhardware', '/cart', ...ownPages])).toEqual([]);
  });

  it('at the desk', { timeout: 600_000 }, async () => {
    const ids = await findStaffIds();
    const { page } = await openVisit({ as: 'admin' });
    expect(
      await findFaults(
        page,
        listPages('admin', (path) => ids.idFor(path)),
      ),
    ).toEqual([]);
  });
});
