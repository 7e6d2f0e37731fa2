import { launchBrowser } from '@kowhai/tools/browser';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { placeOrderFor } from './api.ts';
import { listPages } from './pages.ts';
import { addPerson, signIn } from './people.ts';
import { fillCart } from './shopping.ts';
import { eventually, loaded, phone, siteUrl } from './visit.ts';

/** A phone whose owner has set letters of twice the usual size in the browser. */
async function openWithLargeLetters(): Promise<Page> {
  const browser = await launchBrowser({ args: ['--blink-settings=defaultFontSize=32'] });
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    baseURL: siteUrl,
    reducedMotion: 'reduce',
    viewport: phone,
  });
  return context.newPage();
}

const findWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

it('with letters of twice the size no page is wider than a phone', { timeout: 240_000 }, async () => {
  const page = await openWithLargeLetters();
  const tooWide: string[] = [];
  const look = async (where: string) => {
    // The script of a built page waits for the first sign of a person.
    await page.keyboard.press('Shift');
    await loaded(page);
    const width = await findWidth(page);
    if (width > phone.width) tooWide.push(`${where}: ${width} px`);
  };
  const publicPages = listPages('public', (path) =>
    path.startsWith('/product/') ? 'fibre-everyday' : 'tui-mesh-6',
  );
  for (const path of publicPages) {
    await page.goto(path);
    await look(path);
  }
  const person = await addPerson();
  const order = await placeOrderFor(person);
  await signIn(page, person);
  await page.goto('/fibre/plans');
  await fillCart(page);
  const ownPages = ['/details', '/placeorder', '/profile', '/profile?tab=orders', `/order/${order._id}`];
  for (const path of ['/orderhardware', '/cart', ...ownPages]) {
    await page.goto(path);
    await look(path);
  }
  expect(tooWide).toEqual([]);
});

it('with letters of twice the size a price stays in one line', async () => {
  const page = await openWithLargeLetters();
  await page.goto('/product/fibre-max');
  const countLines = () =>
    page
      .getByText('$104.99', { exact: true })
      .filter({ visible: true })
      .evaluateAll((prices) => prices.map((price) => price.getClientRects().length).join());
  await eventually(countLines).toMatch(/^1(,1)*$/);
});
