import { launchBrowser } from '@kowhai/tools/browser';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { placeOrderFor } from './api.ts';
import { listPages } from './pages.ts';
import { addPerson, signIn } from './people.ts';
import { fillCart } from './shopping.ts';
import { eventually, loaded, phone, siteUrl } from './visit.ts';

/** A phone whose owner has set letters of twice the usual size in the browser. */
async function openWithLargeLetters(...flags: string[]): Promise<Page> {
  const browser = await launchBrowser({ args: ['--blink-settings=defaultFontSize=32', ...flags] });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    baseURL: siteUrl,
    reducedMotion: 'reduce',
    viewport: phone,
  });
  return context.newPage();
}

/** Opens each page, and names those that are wider than the phone. */
async function findTooWide(page: Page, paths: readonly string[]): Promise<string[]> {
  const tooWide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    // The script of a built page waits for the first sign of a person.
    await page.keyboard.press('Shift');
    await loaded(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > phone.width) tooWide.push(`${path}: ${width} px`);
  }
  return tooWide;
}

const publicPages = listPages('public', (path) =>
  path.startsWith('/product/') ? 'fibre-everyday' : 'tui-mesh-6',
);

describe('with letters of twice the size', () => {
  it.each([
    ['in the shop’s letters', []],
    ['before the shop’s letters are there', ['--disable-remote-fonts']],
  ])('no page for everybody is wider than a phone, %s', { timeout: 240_000 }, async (_, flags) => {
    const page = await openWithLargeLetters(...flags);
    expect(await findTooWide(page, publicPages)).toEqual([]);
  });

  it('no page of a customer is wider than a phone', { timeout: 240_000 }, async () => {
    const page = await openWithLargeLetters();
    const person = await addPerson();
    const order = await placeOrderFor(person);
    await signIn(page, person);
    await page.goto('/fibre/plans');
    await fillCart(page);
    const ownPages = ['/details', '/placeorder', '/profile', '/profile?tab=orders', `/order/${order._id}`];
    expect(await findTooWide(page, ['/orderhardware', '/cart', ...ownPages])).toEqual([]);
  });

  it('a price stays in one line', async () => {
    const page = await openWithLargeLetters();
    await page.goto('/product/fibre-max');
    const countLines = () =>
      page
        .getByText('$104.99', { exact: true })
        .filter({ visible: true })
        .evaluateAll((prices) => prices.map((price) => price.getClientRects().length).join());
    await eventually(countLines).toMatch(/^1(,1)*$/);
  });
});
