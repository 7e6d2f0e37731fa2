import { siteUrl } from '@kowhai/tools/command/addresses';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSitemap, pageKinds, readText } from '#tests/support/browser/public-pages.ts';
import { openVisit, phone } from '#tests/support/browser/visit.ts';
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

/** The words of some HTML, without its breaks: a price is in two parts. */
const readPlain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=\.\d\d)/g, '');

it('each page of the sitemap comes with its heading, its links and the menu, and each price on its page and in its list', async () => {
  const plans = await listPrices('products', '/product');
  const hardware = await listPrices('hardwares', '/hardware');
  expect(plans.length + hardware.length).toBeGreaterThanOrEqual(18);
  const expected = [
    ...plans.flatMap(([path, price]) => [[path, price] as const, ['/', price] as const]),
    ...hardware.flatMap(([path, price]) => [[path, price] as const, ['/hardware', price] as const]),
  ];
  const poor: string[] = [];
  for (const path of sitemap) {
    const html = await readText(path);
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? [];
    const words = readPlain(main);
    const missing = expected.filter(([of, price]) => of === path && !words.includes(price));
    if (html.match(/<h1[ >]/g)?.length !== 1) poor.push(`${path}: headings`);
    if (!header.includes('href="/hardware"') || !main.includes('href="')) poor.push(`${path}: links`);
    if (missing.length > 0) poor.push(`${path}: ${missing.join()}`);
  }
  expect(poor).toEqual([]);
});

describe('with JavaScript off', () => {
  /** What has no use without its script, and what is in the panels of tabs. */
  const needScript = [
    ...['/contact', '/login', '/register', '/forgot-password', '/reset-pw', '/find-your-plan'],
    ...['/product/fibre-max/order', '/cart', '/placeorder', '/profile', '/product/nothing'],
  ];
  const panels: Record<string, string[]> = {
    '/': ['Fibre Starter', 'Wireless 5G'],
    '/product/fibre-max': ['What your modem needs', 'Offer summary for Fibre Max'],
    '/hardware/tui-mesh-6': ['Read More', 'Factsheet for Tūī Mesh 6'],
  };

  it('tabs are below one another, lists are lists, a form is in sight and tells how to do it all the same, and sends nothing', async () => {
    const { page, allow } = await openVisit({ viewport: phone, javaScriptEnabled: false });
    allow(/status of 404/);
    for (const path of new Set([...pageKinds, ...needScript])) {
      await page.goto(path);
      const main = page.getByRole('main');
      const seen = await page.evaluate(() => {
        const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
        return {
          tabs: all('[role=tablist]').filter((list) => list.checkVisibility()).length,
          panels: all('[role=tabpanel]').map((panel) => panel.innerText),
          ways: all('main noscript a').map((way) => way.checkVisibility() && way.getAttribute('href')),
          markers: all('ul:not([role]), ol:not([role])').map((list) => getComputedStyle(list).listStyleType),
          // Where the first field of a form ends on a phone.
          field: all('main form :is(input, select)')[0]?.getBoundingClientRect().bottom ?? 0,
        };
      });
      expect(seen.tabs, path).toBe(0);
      if (panels[path])
        expect(seen.panels).toEqual(panels[path].map((words) => expect.stringContaining(words)));
      // Safari takes a list that has lost its markers in this way for none.
      expect(seen.markers.length, path).toBeGreaterThan(0);
      expect(seen.markers, path).not.toContain('none');
      if (needScript.includes(path)) {
        expect(seen.ways, path).toEqual(['tel:0800000000', 'mailto:hello@kowhai.example']);
        expect(await main.innerText(), path).not.toContain('Loading');
      } else expect(await main.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true);
      expect(seen.field, path).toBeLessThanOrEqual(phone.height);
    }

    // A form that is sent all the same puts nothing of what was typed into the address.
    await page.goto('/contact');
    await page.getByLabel('First Name').fill('Aroha');
    await page.getByRole('button', { name: 'Send message' }).click();
    expect(page.url()).toBe(`${siteUrl}/contact`);
    expect(await page.getByLabel('First Name').inputValue()).toBe('Aroha');
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
});
