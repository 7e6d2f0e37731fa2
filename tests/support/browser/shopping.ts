/** The steps of an order, as a person takes them. Each begins on the page where the one before ended. */
import type { Page } from 'playwright-core';
import { loaded } from './visit.ts';

export const plan = { id: 'fibre-everyday', name: 'Fibre Everyday' };
export const addOn = 'Pīwakawaka Point';

export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

export async function fillInAddress(page: Page): Promise<void> {
  // A whole text put in at once would go beside what hydration puts into the field.
  await loaded(page);
  await page.getByLabel('Street Address').fill('12 Rātā Street');
  await page.getByLabel('Suburb/City').fill('Karori');
  await page.getByLabel('Postcode').fill('6012');
  await page.getByLabel('Region').selectOption('Wellington');
}

/** From the list of plans to the cart: a plan, its address, and an add-on. */
export async function fillCart(page: Page): Promise<void> {
  await page.getByRole('link', { name: `Get Started with ${plan.name}` }).click();
  await heading(page, `Order ${plan.name}`);
  await fillInAddress(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await heading(page, 'Your Order');
  await page.getByRole('button', { name: `Add To Cart ${addOn}` }).click();
  await page.getByRole('main').getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/cart');
  await page.getByRole('row', { name: plan.name }).waitFor();
  await page.getByRole('row', { name: addOn }).waitFor();
}

/** From the sign-in, which passes the shipping step where the address is known, to the placed order. Gives its number. */
export async function placeOrder(page: Page): Promise<string> {
  await heading(page, 'Place Order');
  await page.getByRole('button', { name: 'Place Order' }).click();
  return readOrderNumber(page);
}

/** The number of the order that is open: in the heading, or below the thank-you. */
export async function readOrderNumber(page: Page): Promise<string> {
  await page.waitForURL('**/order/*');
  await page.getByRole('heading', { level: 1, name: /^(Order KB-|Thank you, )/ }).waitFor();
  const [number = ''] = /KB-\w{4}-\w{4}/.exec(await page.getByRole('main').innerText()) ?? [];
  return number;
}
