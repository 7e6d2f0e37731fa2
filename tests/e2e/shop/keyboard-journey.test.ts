import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { plan, readOrderNumber } from '#tests/support/browser/shopping.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { addPerson } from '#tests/support/shop/shop.ts';

const mostStops = 60;

/** Presses Tab until something has the focus, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached with ${mostStops} presses of Tab`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** A page that was opened from another one starts at its heading. */
async function arriveAt(page: Page, name: string | RegExp): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name });
  await title.waitFor();
  await expect.poll(() => title.evaluate((node) => node === document.activeElement)).toBe(true);
}

it('can be ordered from with the keyboard alone', { timeout: 120_000 }, async () => {
  const [{ page }, person] = [await openVisit(), await addPerson()];
  const main = page.getByRole('main');
  await page.goto('/fibre/plans');

  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/skip/i);
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: `Get Started with ${plan.name}` }));

  await page.getByRole('heading', { level: 1, name: `Order ${plan.name}` }).waitFor();
  await type(page, 'Street Address', '12 Rātā Street');
  await type(page, 'Suburb/City', 'Karori');
  await type(page, 'Postcode', '6012');
  await type(page, 'Region', 'Wellington');
  await press(page, main.getByRole('button', { name: 'Next' }));

  await arriveAt(page, 'Your Order');
  await press(page, main.getByRole('link', { name: 'Next' }));
  // The page before has a link of the same name.
  await arriveAt(page, 'Cart');
  await press(page, main.getByRole('link', { name: 'Proceed to checkout' }));

  await arriveAt(page, 'Your details');
  await type(page, 'Email Address', person.email);
  await tabTo(page, main.getByLabel('I’m new'));
  await page.keyboard.press('ArrowLeft');
  await type(page, 'Password', person.password);
  await page.keyboard.press('Enter');

  await arriveAt(page, 'Place Order');
  await press(page, main.getByRole('button', { name: 'Place Order' }));
  expect(await readOrderNumber(page)).toMatch(/^KB-/);
});
