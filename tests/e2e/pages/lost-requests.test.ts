import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { heading } from '#tests/support/browser/shopping.ts';
import { goWithin, loaded, openVisit, phone, type Visit } from '#tests/support/browser/visit.ts';

/** Answers a file of the page with 503, as often as said, which is before the test ends. */
async function lose({ page, allow }: Visit, files: string, times: number): Promise<void> {
  allow(/503|Failed to fetch|Failed to load/);
  let left = times;
  onTestFinished(() => expect([files, left]).toEqual([files, 0]));
  // Not by Playwright's `times`: where it ends, answers that are under way never arrive.
  await page.route(files, (route) => {
    if (left === 0) return route.continue();
    left -= 1;
    return route.fulfill({ status: 503 });
  });
}

async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel('Street Address').fill('12 Rātā Street');
  await page.getByLabel('Suburb/City').fill('Karori');
  await page.getByLabel('Postcode').fill('6012');
  await page.getByLabel('Region').selectOption('Wellington');
  await page.getByRole('button', { name: 'Next' }).click();
}

it('a page hydrates where one request for each of its files is lost', async () => {
  const visit = await openVisit({ viewport: phone });
  const files = ['page-*.json', 'assets/entry-*.js', 'assets/react-*.js', 'assets/plan-order-page-*.js'];
  for (const file of files) await lose(visit, `**/${file}`, 1);
  await visit.page.goto('/product/fibre-everyday/order');
  await typeAddress(visit.page);
  await heading(visit.page, 'Your Order');
});

it.each(['**/page-*.json', '**/assets/entry-*.js'])(
  'where %s stays lost, the button that was pressed says so, and Reload helps',
  async (files) => {
    const visit = await openVisit({ viewport: phone });
    const { page } = visit;
    await lose(visit, files, 3);
    await page.goto('/product/fibre-everyday/order');
    await typeAddress(page);
    const line = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load.' });
    await line.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => page.evaluate(() => window.early)).toBeUndefined();
  },
);

it('a page’s files are downloaded once, even where the browser keeps none', async () => {
  const { page } = await openVisit({ viewport: phone });
  const files: string[] = [];
  // A page whose requests are watched in this way has no HTTP cache.
  await page.route('**/assets/*.js', (route) => {
    files.push(route.request().url());
    return route.continue();
  });
  await page.goto('/contact');
  const own = await page
    .locator('script[data-files]')
    .evaluate(({ dataset }) => dataset.files?.split(' ') ?? []);
  await expect.poll(() => page.evaluate(() => window.early)).toBeUndefined();
  const downloaded = files.map((file) => new URL(file).pathname).filter((path) => own.includes(path));
  expect(downloaded.toSorted()).toEqual(own.toSorted());
});

it('a press leads on where one request for each of the next page’s files is lost', async () => {
  const visit = await openVisit({ viewport: phone });
  const { page } = visit;
  await page.goto('/about');
  await loaded(page);
  // The page's own file, and two that it shares (see web/build/group-scripts.ts).
  for (const name of ['login-page', 'account', 'form']) await lose(visit, `**/assets/${name}-*.js`, 1);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await goWithin(page, '/login');
  await heading(page, 'Sign In');
  // Reloading would help as well, but lose what was typed.
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

it('what was typed outlives an extension that puts elements into the page before it hydrates', async () => {
  const { page } = await openVisit({ viewport: phone });
  const typed = Promise.withResolvers<void>();
  await page.route('**/assets/entry-*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto('/product/fibre-everyday/order', { waitUntil: 'commit' });
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('main label, main h1, main form')) {
      label.prepend(Object.assign(document.createElement('div'), { textContent: 'Fill in' }));
    }
  });
  await typeAddress(page);
  typed.resolve();
  await heading(page, 'Your Order');
});
