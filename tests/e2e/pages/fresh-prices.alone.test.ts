import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { waitUntilKept } from '#tests/support/browser/kept-pages.ts';
import { readText } from '#tests/support/browser/public-pages.ts';
import { loaded, openVisit } from '#tests/support/browser/visit.ts';
import { db } from '#tests/support/shop/shop.ts';

const plan = { path: '/product/fibre-max', record: db.doc('products/fibre-max') };

/** Changes the plan as staff would, until the test has ended. */
async function change(fields: Record<string, unknown>): Promise<void> {
  const shipped = await plan.record.get();
  await plan.record.update(fields);
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, shipped.get(name)]));
  onTestFinished(async () => void (await plan.record.update(before)));
}

const readPrice = async (page: Page) =>
  (
    await page
      .getByRole('main')
      .getByText('per month', { exact: true })
      .first()
      .locator('xpath=..')
      .innerText()
  ).replace(/\s+/g, '');

it('a changed price is on a page that was built before, and reaches it while it is open; what is off sale is not sold by it', async () => {
  await change({ price: 111.11 });
  expect(await readText(plan.path)).not.toMatch(/\$111|111\.11/);
  const { page } = await openVisit({ serviceWorkers: 'allow' });
  await page.goto(plan.path);
  await expect.poll(() => readPrice(page)).toBe('$111.11permonth');

  // It asks several questions at once: an answer still on its way would bring the former price, and count as fresh.
  await loaded(page);
  await change({ price: 112.22 });
  expect(await readPrice(page)).toBe('$111.11permonth');
  // What was just read counts as fresh for half a minute; they were away for longer.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 60_000;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => readPrice(page)).toBe('$112.22permonth');

  await change({ isPublished: false });
  await waitUntilKept(page, plan.path);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'We don’t sell this plan' }).waitFor();
  expect(await page.getByRole('link', { name: 'Order Now' }).count()).toBe(0);
});
