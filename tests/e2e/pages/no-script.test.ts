import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSitemap, pageKinds, readText } from '#tests/support/browser/public-pages.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { accepted, call } from '#tests/support/shop/shop.ts';

type Priced = { _id: string; price: number };

let sitemap: string[];

beforeAll(async () => {
  sitemap = await listSitemap();
});
/** What the catalogue charges today for what the site was built with, by the path of its page. */
async function listPrices(collection: 'products' | 'hardwares', folder: string): Promise<[string, string][]> {
  const items: Priced[] = await accepted(call('GET', `/api/${collection}?limit=200`));
  return items
    .map(({ _id, price }): [string, string] => [`${folder}/${_id}`, `$${price.toFixed(2)}`])
    .filter(([path]) => sitemap.includes(path));
}

/** The page's words as a person sees them, without its breaks: a price is in two parts. */
async function readWords(page: Page, path: string): Promise<string> {
  await page.goto(path);
  return (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').replace(/ (?=\.\d\d)/g, '');
}

describe('with JavaScript off', () => {
  it('each page of the sitemap has its heading, its links and the menu, and each plan and item its price', async () => {
    const { page } = await openVisit({ javaScriptEnabled: false });
    const prices = new Map([
      ...(await listPrices('products', '/product')),
      ...(await listPrices('hardwares', '/hardware')),
    ]);
    expect(prices.size).toBeGreaterThanOrEqual(18);
    const poor: string[] = [];
    for (const path of sitemap) {
      const words = await readWords(page, path);
      const [headings, menus, links] = await Promise.all([
        page.getByRole('heading', { level: 1 }).count(),
        page.getByRole('banner').getByRole('link', { name: 'Hardware' }).count(),
        page.getByRole('main').getByRole('link').count(),
      ]);
      if (headings !== 1 || menus !== 1 || links === 0) poor.push(`${path}: ${headings} ${menus} ${links}`);
      expect(words, path).toContain(prices.get(path) ?? '');
    }
    expect(poor).toEqual([]);
  });

  it('each price is in the list of its kind', async () => {
    const { page } = await openVisit({ javaScriptEnabled: false });
    const home = await readWords(page, '/');
    for (const [path, price] of await listPrices('products', '/product')) expect(home, path).toContain(price);
    const shelf = await readWords(page, '/hardware');
    for (const [path, price] of await listPrices('hardwares', '/hardware'))
      expect(shelf, path).toContain(price);
  });

  it.each([
    ['/', ['Fibre Starter', 'Wireless 5G']],
    ['/product/fibre-max', ['What your modem needs', 'Offer summary for Fibre Max']],
    ['/hardware/tui-mesh-6', ['Read More', 'Factsheet for Tūī Mesh 6']],
  ])('the panels of tabs on %s are below one another', async (path, words) => {
    const { page } = await openVisit({ javaScriptEnabled: false });
    await page.goto(path);
    expect(await page.getByRole('tablist').isVisible()).toBe(false);
    const panels = page.locator('[role=tabpanel]');
    const texts = await panels.evaluateAll((all) => all.map((panel) => (panel as HTMLElement).innerText));
    expect(texts).toEqual(words.map((word) => expect.stringContaining(word)));
  });

  it.each([
    ...['/contact', '/login', '/register', '/forgot-password', '/reset-pw'],
    ...[
      '/find-your-plan',
      '/product/fibre-max/order',
      '/cart',
      '/placeorder',
      '/profile',
      '/product/nothing',
    ],
  ])('%s says how to get there all the same, and that nothing is loading', async (path) => {
    const { page, allow } = await openVisit({ javaScriptEnabled: false });
    allow(/status of 404/);
    await page.goto(path);
    const ways = page.locator('main noscript').getByRole('link');
    expect(await ways.evaluateAll((all) => all.map((way) => way.getAttribute('href')))).toEqual([
      'tel:0800000000',
      'mailto:hello@kowhai.example',
    ]);
    expect(await ways.first().isVisible()).toBe(true);
    expect(await page.getByRole('main').innerText()).not.toContain('Loading');
  });

  it.each(['/profile', '/details', '/placeorder', '/order/any', '/admin', '/admin/orderlist'])(
    '%s has a title before its script',
    async (path) => {
      const [beforeScript] = (await readText(path)).split('<script');
      expect(beforeScript).toMatch(/<title>[^<]*Kōwhai Broadband<\/title>/);
    },
  );

  it('the address that password managers know leads to where the password is changed', async () => {
    const { status, headers } = await fetch(`${siteUrl}/.well-known/change-password`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, '/profile']);
  });

  it('no list has lost its markers in the way for which Safari takes it for none', async () => {
    const { page } = await openVisit({ javaScriptEnabled: false });
    for (const path of pageKinds) {
      await page.goto(path);
      const lists = page.locator('ul:not([role]), ol:not([role])');
      const markers = await lists.evaluateAll((all) =>
        all.map((list) => getComputedStyle(list).listStyleType),
      );
      expect(markers.length, path).toBeGreaterThan(0);
      expect(markers, path).not.toContain('none');
    }
  });

  it('a form that is sent all the same puts nothing of what was typed into the address', async () => {
    const { page } = await openVisit({ javaScriptEnabled: false });
    await page.goto('/contact');
    await page.getByLabel('First Name').fill('Aroha');
    await page.getByRole('button', { name: 'Send message' }).click();
    expect(page.url()).toBe(`${siteUrl}/contact`);
    expect(await page.getByLabel('First Name').inputValue()).toBe('Aroha');
  });
});
