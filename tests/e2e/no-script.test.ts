import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listSitemap } from './public-pages.ts';
import { closeBrowser, openVisit, siteUrl } from './visit.ts';

type Priced = { _id: string; price: number };

let sitemap: string[];

beforeAll(async () => {
  sitemap = await listSitemap();
});
afterAll(closeBrowser);

/** What the catalogue charges today for what the site was built with, by the path of its page. */
async function listPrices(collection: 'products' | 'hardwares', folder: string): Promise<[string, string][]> {
  const response = await fetch(`${siteUrl}/api/${collection}?limit=200`);
  const items = (await response.json()) as Priced[];
  return items
    .map(({ _id, price }): [string, string] => [`${folder}/${_id}`, `$${price.toFixed(2)}`])
    .filter(([path]) => sitemap.includes(path));
}

/** The page's words as a person sees them, without its breaks: a price stands in two parts. */
async function readWords(page: Page, path: string): Promise<string> {
  await page.goto(path);
  return (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').replace(/ (?=\.\d\d)/g, '');
}

describe('with JavaScript off', () => {
  it('each page of the sitemap has its heading, its links and the menu', async () => {
    const { page } = await openVisit({ javaScriptEnabled: false });
    const poor: string[] = [];
    for (const path of sitemap) {
      await page.goto(path);
      const counts = await Promise.all([
        page.getByRole('heading', { level: 1 }).count(),
        page.getByRole('banner').getByRole('link', { name: 'Hardware' }).count(),
        page.getByRole('main').getByRole('link').count(),
      ]);
      if (counts[0] !== 1 || counts[1] !== 1 || counts[2] === 0) poor.push(`${path}: ${counts.join(', ')}`);
    }
    expect(poor).toEqual([]);
  });

  it('each plan and each item has its price, where it is listed and on its own page', async () => {
    const { page } = await openVisit({ javaScriptEnabled: false });
    const home = await readWords(page, '/');
    const shelf = await readWords(page, '/hardware');
    const plans = await listPrices('products', '/product');
    const hardware = await listPrices('hardwares', '/hardware');
    expect(plans.length).toBeGreaterThanOrEqual(10);
    expect(hardware.length).toBeGreaterThanOrEqual(8);
    for (const [path, price] of plans) {
      expect(home, path).toContain(price);
      expect(await readWords(page, path)).toContain(price);
    }
    for (const [path, price] of hardware) {
      expect(shelf, path).toContain(price);
      expect(await readWords(page, path)).toContain(price);
    }
  });

  it.each([
    ['/', ['Fibre Starter', 'Wireless 5G']],
    ['/product/fibre-max', ['Overview', 'Offer Summary', 'Offer summary of Fibre Max']],
    ['/hardware/tui-mesh-6', ['Overview', 'Tech Specs', 'Factsheet of Tūī Mesh 6']],
  ])('what tabs would hold apart on %s stands below one another', async (path, words) => {
    const { page } = await openVisit({ javaScriptEnabled: false });
    await page.goto(path);
    const panels = page.locator('[role=tabpanel]');
    const isShown = await panels.evaluateAll((all) =>
      all.map((panel) => (panel as HTMLElement).offsetHeight > 0),
    );
    expect(isShown).toEqual([true, true]);
    expect(await page.getByRole('tablist').isVisible()).toBe(false);
    const text = await panels.evaluateAll((all) =>
      all.map((panel) => `${(panel as HTMLElement).dataset.name} ${panel.textContent}`).join(' '),
    );
    for (const word of words) expect(text).toContain(word);
  });

  it.each(['/contact', '/login', '/register', '/product/fibre-max/order', '/cart'])(
    '%s says how to get there all the same',
    async (path) => {
      const { page } = await openVisit({ javaScriptEnabled: false });
      await page.goto(path);
      const note = page.getByRole('main').getByText('needs JavaScript');
      await expect(
        note.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).resolves.toEqual(['tel:0800000000', 'mailto:hello@kowhai.example']);
    },
  );

  it('a form that is sent all the same puts nothing of what was typed into the address', async () => {
    const { page, allow } = await openVisit({ javaScriptEnabled: false });
    allow(/status of 40[45]/);
    await page.goto('/contact');
    await page.getByLabel('First Name').fill('Aroha');
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await page.getByRole('button', { name: 'Send message' }).click();
    expect((await answer).url()).toBe(`${siteUrl}/contact`);
    expect(page.url()).not.toContain('Aroha');
  });
});
