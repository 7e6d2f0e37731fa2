import { expect, it } from 'vitest';
import { heading, plan } from '#tests/support/browser/shopping.ts';
import { slowDownLine } from '#tests/support/browser/slow-line.ts';
import { openVisit, phone } from '#tests/support/browser/visit.ts';

it('a tap on a slow line shows a thin line until title and heading change together, and Back returns to where it was', async () => {
  // What the service worker fetches does not go through the slow line.
  const { page } = await openVisit({ viewport: phone });
  await page.goto('/fibre/plans');
  await page.waitForFunction(() => document.readyState === 'complete' && window.early === undefined);
  const title = await page.title();
  await slowDownLine(page);
  const link = page.getByRole('link', { name: `Get Started with ${plan.name}` });
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await page.getByRole('progressbar', { name: 'Loading the next page' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/product/${plan.id}/order`);
  expect(await page.title()).toBe(title);
  await heading(page, 'Shop Fibre Plans');
  await heading(page, `Order ${plan.name}`);
  await expect.poll(() => page.title()).toContain(`Order ${plan.name}`);
  expect(await page.getByRole('progressbar').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(`Order ${plan.name}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await heading(page, 'Shop Fibre Plans');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Shop Fibre Plans');
  await page.goForward();
  await heading(page, `Order ${plan.name}`);
});
