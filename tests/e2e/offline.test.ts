import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: the tests have no alias of their own.
import { buildWorker } from '../../web/build/build-worker.ts';
import { closeDatabase, db } from './database.ts';
import { admin, customer, signIn } from './people.ts';
import { heading } from './shopping.ts';
import { closeBrowser, eventually, openVisit, phone, settled, siteUrl } from './visit.ts';

afterAll(async () => {
  await closeBrowser();
  await closeDatabase();
});

/** What Chrome says of requests that found no way out. */
const lostConnection = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/;

const note = (page: Page) =>
  page.getByRole('status').filter({ hasText: /You are offline|cannot be reached/ });

/** The addresses that the service worker keeps a copy of, by the names of its caches. */
const readCaches = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
    }
    return kept;
  });

const keptPaths = async (page: Page) => Object.values(await readCaches(page)).flat();

/** Waits until the worker has kept a page with all that it needs. */
const waitUntilKept = (page: Page, path: string) => eventually(() => keptPaths(page)).toContain(path);

/** The site through a line that can be held up: nothing comes through until it is let go. */
async function openSlowLine() {
  let held: Promise<void> | undefined;
  let letGo = () => {};
  const line = createServer((visitor) => {
    const site = connect(Number(new URL(siteUrl).port), '127.0.0.1');
    for (const socket of [visitor, site]) socket.on('error', () => socket.destroy());
    visitor.on('data', async (bytes) => {
      await held;
      site.write(bytes);
    });
    visitor.on('close', () => site.destroy());
    site.pipe(visitor);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void line.close());
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    hold: () => {
      held = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    release: () => letGo(),
  };
}

/** Changes a file of the built site, as a deploy does, until the test has ended. */
async function replaceBuilt(name: string, change: (text: string) => string): Promise<void> {
  const file = fileURLToPath(new URL(`../../web/dist/${name}`, import.meta.url));
  const before = await readFile(file, 'utf8');
  onTestFinished(() => writeFile(file, before));
  await writeFile(file, change(before));
}

it('a link that is followed without a connection says so in the shop, and leads on once there is one', async () => {
  const { page, context, allow } = await openVisit();
  allow(lostConnection);
  await page.goto('/');
  await settled(page);
  await context.setOffline(true);
  await note(page).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).first().click();
  await heading(page, 'This page did not load');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await page.waitForURL('**/about');
  await page.getByText('This page did not load').waitFor({ state: 'detached' });
  expect(await note(page).count()).toBe(0);
});

describe('without a connection', () => {
  it.each([
    ['a desk', undefined],
    ['a phone', phone],
  ])('a page that was seen opens on %s as it was, and says of when its prices are', async (_, viewport) => {
    const { page, context, allow } = await openVisit(viewport ? { viewport } : {});
    allow(lostConnection);
    await page.goto('/product/fibre-max');
    await waitUntilKept(page, '/product/fibre-max');
    await context.setOffline(true);
    await page.reload();
    await heading(page, 'Fibre Max');
    // Alive, and with the one note that the page itself shows.
    await page.waitForFunction(() => window.early === undefined && !document.getElementById('kept-note'));
    await eventually(() => note(page).allInnerTexts()).toEqual([
      expect.stringMatching(/^You are offline\. Prices are as of (.+, )?\d\d:\d\d\.$/),
    ]);
    await context.setOffline(false);
    await note(page).waitFor({ state: 'detached' });
  });

  it('the note stands there before the page is alive', async () => {
    const { page, context, allow } = await openVisit();
    allow(lostConnection);
    await page.goto('/fibre/plans');
    await waitUntilKept(page, '/fibre/plans');
    await context.setOffline(true);
    const answer = await page.reload({ waitUntil: 'commit' });
    expect(await answer?.text()).toMatch(
      /<p id="kept-note" role="status".*You are offline\. Prices are as of .*<\/p>/,
    );
  });

  it('a page that was reached by a link opens as well', async () => {
    const { page, context, allow } = await openVisit();
    allow(lostConnection);
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Wireless' })
      .first()
      .click();
    await page.waitForURL('**/wireless');
    await waitUntilKept(page, '/wireless');
    await context.setOffline(true);
    await page.reload();
    await heading(page, /wireless/i);
    await note(page).waitFor();
  });

  it('a page that was not seen is the shop’s own, and says so', async () => {
    const { page, context, allow } = await openVisit();
    allow(lostConnection);
    await page.goto('/about');
    await waitUntilKept(page, '/about');
    await context.setOffline(true);
    await page.goto('/hyperfibre/plans');
    await heading(page, 'This page did not load');
    await page.getByRole('link', { name: /home$/ }).first().waitFor();
    await note(page).waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Load the page again' }).click();
    await heading(page, 'Shop Hyperfibre Plans');
  });

  it('a line that hangs does not keep anybody from a page that was seen', async () => {
    const line = await openSlowLine();
    const { page, allow } = await openVisit({ baseURL: line.url });
    allow(lostConnection);
    await page.goto('/product/fibre-max');
    await waitUntilKept(page, '/product/fibre-max');
    line.hold();
    await page.reload();
    await heading(page, 'Fibre Max');
    await note(page)
      .filter({ hasText: /Prices are as of/ })
      .waitFor();
    line.release();
    await note(page).waitFor({ state: 'detached' });
  });

  it('staff are told what it means for them, and nothing of a cart', async () => {
    const { page, context, allow } = await openVisit();
    allow(lostConnection);
    await signIn(page, admin);
    await page.goto('/admin');
    await settled(page);
    await context.setOffline(true);
    await page.getByText('Changes cannot be saved until the connection is back').waitFor();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Enquiries' }).click();
    await heading(page, 'This page did not load');
    expect(await page.getByRole('main').innerText()).not.toMatch(/cart|call us/i);
  });
});

describe('what the service worker keeps', () => {
  it('is nothing that belongs to anybody, and nothing of the server’s', async () => {
    const { page } = await openVisit();
    await signIn(page, customer);
    await page.goto('/profile');
    await heading(page, 'Profile');
    await settled(page);
    await page.goto('/fibre');
    await waitUntilKept(page, '/fibre');
    const kept = await keptPaths(page);
    expect(kept.filter((path) => !/^\/(app|fibre|login|(assets|art|fonts|icons)\/.+)?$/.test(path))).toEqual(
      [],
    );
  });

  it('is never shown while the shop can be reached: a changed page and a changed price are there at once', async () => {
    const { page } = await openVisit();
    await page.goto('/product/fibre-studio');
    await waitUntilKept(page, '/product/fibre-studio');
    const changed = '<meta name="published" content="anew">';
    await replaceBuilt('product/fibre-studio/index.html', (html) =>
      html.replace('</head>', `${changed}</head>`),
    );
    const answer = await page.reload();
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(await answer?.text()).toContain(changed);
    expect(await answer?.text()).not.toContain('kept-note');

    const record = db.doc('products/fibre-studio');
    onTestFinished(async () => void (await record.update({ price: 94.99 })));
    await record.update({ price: 91.5 });
    await page.goto('/product/fibre-studio');
    await page.getByText('$91').first().waitFor();
    expect(await note(page).allInnerTexts()).toEqual([]);
  });

  it('goes with the next build, whose worker takes over at once', async () => {
    const { page } = await openVisit();
    await page.goto('/fibre');
    await waitUntilKept(page, '/fibre');
    const [before] = Object.keys(await readCaches(page));
    await replaceBuilt('sw.js', (code) => code.replaceAll(String(before).replace('shop-', ''), 'next-build'));
    await page.goto('/about');
    await eventually(() => readCaches(page)).toEqual({
      'shop-next-build': expect.arrayContaining(['/app', '/about']),
    });
    expect(await keptPaths(page)).not.toContain('/fibre');
  });

  it('goes with the worker itself where the shop is published without one', async () => {
    const { page } = await openVisit();
    await page.goto('/fibre');
    await waitUntilKept(page, '/fibre');
    await replaceBuilt('sw.js', (code) => code);
    await buildWorker(fileURLToPath(new URL('../../web/dist', import.meta.url)), 'off');
    await page.goto('/about');
    await eventually(() => readCaches(page)).toEqual({});
    await settled(page);
    await page.goto('/fibre');
    await settled(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    expect(await readCaches(page)).toEqual({});
  });
});

it('the worker is asked for anew with every visit', async () => {
  const { page } = await openVisit();
  const answer = await page.request.get('/sw.js');
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'content-security-policy': expect.stringContaining("worker-src 'self'"),
  });
});
