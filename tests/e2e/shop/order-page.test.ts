import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { heading } from '#tests/support/browser/shopping.ts';
import { loaded, openVisit, phone } from '#tests/support/browser/visit.ts';
import { accepted, admin, call } from '#tests/support/shop/shop.ts';

/** How often the page has read an order from the database. */
function countReads(page: Page): () => number {
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('documents:batchGet')) reads += 1;
  });
  return () => reads;
}

const shown = (page: Page, status: string) => page.getByText(status, { exact: true }).waitFor();

it('the thank-you is shown from the answer to the order, which then follows staff at a read in four seconds, and none unseen', async () => {
  const { page } = await openVisit({ as: 'buyer', viewport: phone });
  await page.goto('/placeorder');
  await heading(page, 'Place Order');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/order-page/.test(name)),
  );
  // The scripts that it imports come beside it.
  await loaded(page);
  const asked: string[] = [];
  await page.route('**/api/orders', async (route) => {
    const response = await route.fetch();
    // From here on nothing else gets an answer.
    await page.route('**', (later) => void asked.push(later.request().url()));
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Place Order' }).click();
  await heading(page, /^Thank you, /);
  await page.getByText('Submitted', { exact: true }).waitFor();
  const [, id] = /\/order\/([\w-]{10,})$/.exec(page.url()) ?? [];
  expect(id).toBeDefined();
  expect(asked.filter((url) => /\/order-page|batchGet/.test(url))).toEqual([]);

  await page.unrouteAll();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => (document.documentElement.dataset.hidden ? 'hidden' : 'visible'),
    });
    // On a machine without a network the page would go on asking whether the shop can be reached.
    Object.defineProperty(navigator, 'onLine', { get: () => true });
  });
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      if (hidden) document.documentElement.dataset.hidden = 'yes';
      else delete document.documentElement.dataset.hidden;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, isHidden);
  await page.clock.install();
  const reads = countReads(page);
  await page.reload();
  await shown(page, 'Submitted');
  expect(reads()).toBe(1);

  await accepted(call('PUT', `/api/orders/${id}/processing`, { as: admin }));
  await shown(page, 'Processing');

  await page.clock.pauseAt(Date.now() + 60_000);
  // What the clock's leap made the page ask for has come.
  await loaded(page);
  await setHidden(true);
  const before = reads();
  await page.clock.runFor(120_000);
  expect(reads()).toBe(before);

  await accepted(call('PUT', `/api/orders/${id}/complete`, { as: admin }));
  // The clock is stopped: only the person's return can be what asks.
  await setHidden(false);
  await shown(page, 'Completed');
  expect(reads()).toBe(before + 1);

  let spans = 0;
  await expect
    .poll(async () => {
      await page.clock.runFor(4000);
      spans += 1;
      return reads();
    })
    .toBeGreaterThan(before + 3);
  expect(reads() - before - 1).toBeLessThanOrEqual(spans);
});
