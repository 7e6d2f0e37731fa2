import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { heading } from '#tests/support/browser/shopping.ts';
import { holdScripts, openVisit, phone, type Visit } from '#tests/support/browser/visit.ts';

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

it('where files stay lost, the button that was pressed says so, and Reload helps', async () => {
  const visit = await openVisit({ viewport: phone });
  const { page } = visit;
  for (const files of ['**/page-*.json', '**/assets/entry-*.js']) {
    await lose(visit, files, 3);
    await page.goto('/product/fibre-everyday/order');
    await typeAddress(page);
    const line = page.getByRole('alert').filter({ hasText: 'Part of this page didn’t load.' });
    await line.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => page.evaluate(() => window.early)).toBeUndefined();
  }
});

it('what was typed outlives an extension that puts elements into the page before it hydrates', async () => {
  const { page } = await openVisit({ viewport: phone });
  const letScriptsPass = await holdScripts(page);
  await page.goto('/product/fibre-everyday/order', { waitUntil: 'commit' });
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('main label, main h1, main form')) {
      label.prepend(Object.assign(document.createElement('div'), { textContent: 'Fill in' }));
    }
  });
  await typeAddress(page);
  letScriptsPass();
  await heading(page, 'Your Order');
});
