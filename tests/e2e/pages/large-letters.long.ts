import { launchBrowser } from '@kowhai/tools/browser';
import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listPages } from '#tests/support/browser/pages.ts';
import { signIn } from '#tests/support/browser/people.ts';
import { fillCart } from '#tests/support/browser/shopping.ts';
import { loaded, phone, takeFonts } from '#tests/support/browser/visit.ts';
import { addPerson, admin, placeOrderFor } from '#tests/support/shop/shop.ts';

const smallPhone = { width: 320, height: 640 };

/** A device whose owner has set letters of twice the usual size in the browser. */
async function openWithLargeLetters(viewport = smallPhone): Promise<Page> {
  const browser = await launchBrowser({ args: ['--blink-settings=defaultFontSize=32'] });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    baseURL: siteUrl,
    reducedMotion: 'reduce',
    viewport,
  });
  return context.newPage();
}

/** Opens each page, and names those that are wider than the phone, with the shop's fonts or without. */
async function findTooWide(page: Page, paths: readonly string[]): Promise<string[]> {
  const tooWide: string[] = [];
  const measure = async (where: string) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > smallPhone.width) tooWide.push(`${where}: ${width} px`);
  };
  for (const path of paths) {
    await page.goto(path);
    // The script of a built page waits for the first sign of a person.
    await page.keyboard.press('Shift');
    await loaded(page);
    await measure(path);
    await takeFonts(page);
    await measure(`${path} without the shop’s fonts`);
  }
  return tooWide;
}

/** Names the words that stand on more than one line, but for addresses of mail and the web, which may break. */
async function findBrokenWords(page: Page, paths: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await loaded(page);
    await takeFonts(page);
    const words = await page.evaluate(() => {
      const texts = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const found = new Set<string>();
      const range = document.createRange();
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        // What is for the ear alone has a width of one pixel.
        const parts = [text.parentElement, text.parentElement?.offsetParent];
        if (!text.parentElement?.checkVisibility() || parts.some((part) => part?.clientWidth === 1)) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s/-]+/g)) {
          if (/@|[a-z]\.[a-z]/.test(word)) continue;
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
          if (lines.size > 1) found.add(word);
        }
      }
      return [...found];
    });
    broken.push(...words.map((word) => `${path}: ${word}`));
  }
  return broken;
}

const publicPages = listPages('public', (path) =>
  path.startsWith('/product/') ? 'fibre-everyday' : 'tui-mesh-6',
);

describe('with letters of twice the size', () => {
  it('no page for everybody is wider than a phone', { timeout: 240_000 }, async () => {
    const page = await openWithLargeLetters();
    expect(await findTooWide(page, publicPages)).toEqual([]);
  });

  it('no page of a customer is wider than a phone', { timeout: 240_000 }, async () => {
    const page = await openWithLargeLetters();
    const person = await addPerson();
    const order = await placeOrderFor(person);
    await signIn(page, person);
    await page.goto('/fibre/plans');
    await fillCart(page);
    const checkout = ['/orderhardware', '/cart', '/details', '/placeorder'];
    const ownPages = ['/profile', '/profile?tab=orders', `/order/${order._id}`, `/order/${order._id}/change`];
    expect(await findTooWide(page, [...checkout, ...ownPages])).toEqual([]);
  });

  it('no word of a page for everybody breaks on an ordinary phone', { timeout: 240_000 }, async () => {
    const page = await openWithLargeLetters(phone);
    expect(await findBrokenWords(page, publicPages)).toEqual([]);
  });

  it('no name in the desk’s lists of the catalogue breaks on a tablet', { timeout: 240_000 }, async () => {
    const page = await openWithLargeLetters({ width: 768, height: 1024 });
    await signIn(page, admin);
    expect(await findBrokenWords(page, ['/admin/servicelist', '/admin/hardwarelist'])).toEqual([]);
  });

  it('a price stays in one line', async () => {
    const page = await openWithLargeLetters();
    await page.goto('/product/fibre-max');
    const countLines = () =>
      page
        .getByText('$104.99', { exact: true })
        .filter({ visible: true })
        .evaluateAll((prices) => prices.map((price) => price.getClientRects().length).join());
    await expect.poll(countLines).toMatch(/^1(,1)*$/);
  });
});
