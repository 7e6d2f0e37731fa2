import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { loaded, openVisit, phone } from '#tests/support/browser/visit.ts';
import { accepted, addPerson, admin, call, placeOrderFor } from '#tests/support/shop/shop.ts';

/** Someone who has just opened an account and is signed in. */
async function openVisitOfCustomer(as?: 'shopper') {
  const person = await addPerson();
  const visit = await openVisit({ viewport: phone, ...(as && { as }) });
  await signIn(visit.page, person);
  return { ...visit, person };
}

/** How often the page has read an order from the database. */
function countReads(page: Page): () => number {
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('documents:batchGet')) reads += 1;
  });
  return () => reads;
}

const shown = (page: Page, status: string) => page.getByText(status, { exact: true }).waitFor();

it('the thank-you is shown from the answer to the order: nothing more has to come for it', async () => {
  const { page, person } = await openVisitOfCustomer('shopper');
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
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
  await heading(page, `Thank you, ${person.firstName}`);
  await page.getByText('Submitted', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/order\/[\w-]{10,}$/);
  expect(asked.filter((url) => /\/order-page|batchGet/.test(url))).toEqual([]);
});

it('an open order follows what staff do, costs one read in four seconds, and none while nobody looks', async () => {
  const { page, person } = await openVisitOfCustomer();
  const order = await placeOrderFor(person);
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
  await page.goto(`/order/${order._id}`);
  await shown(page, 'Submitted');
  expect(reads()).toBe(1);

  await accepted(call('PUT', `/api/orders/${order._id}/processing`, { as: admin }));
  await shown(page, 'Processing');

  await page.clock.pauseAt(Date.now() + 60_000);
  // What the clock's leap made the page ask for has come.
  await loaded(page);
  await setHidden(true);
  const before = reads();
  await page.clock.runFor(120_000);
  expect(reads()).toBe(before);

  await accepted(call('PUT', `/api/orders/${order._id}/complete`, { as: admin }));
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

it('a request is cancelled after a question, and can be ordered again', async () => {
  const { page, person } = await openVisitOfCustomer();
  const order = await placeOrderFor(person);
  await page.goto(`/order/${order._id}`);
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  const dialog = page.getByRole('dialog', { name: /Do you want to cancel order request KB-/ });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await shown(page, 'Submitted');
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await dialog.getByLabel('Why?').selectOption('I ordered by mistake');
  await dialog.getByRole('button', { name: 'Cancel the request' }).click();
  await page.getByText('Reason: I ordered by mistake.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await page.getByRole('button', { name: 'Cancel this request' }).count()).toBe(0);

  await page.getByRole('button', { name: 'Order again' }).click();
  await heading(page, 'Cart');
  await page.getByRole('row', { name: 'Fibre Everyday' }).waitFor();
  await page.getByText('12 Rātā Street').first().waitFor();
});
