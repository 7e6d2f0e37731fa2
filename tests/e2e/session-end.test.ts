import { afterAll, expect, it } from 'vitest';
import { customer, endSessions, fillInLogin } from './people.ts';
import { fillCart, heading, readOrderNumber } from './shopping.ts';
import { closeBrowser, openVisit } from './visit.ts';

afterAll(closeBrowser);

it('loses nothing when a session ends at the last step of the checkout', { timeout: 90_000 }, async () => {
  const { page, allow } = await openVisit();
  allow(/status of 40[01]/);
  await page.goto('/fibre/plans');
  await fillCart(page);
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await fillInLogin(page, customer);
  await heading(page, 'Shipping');
  await page.getByRole('button', { name: 'Next' }).click();
  await heading(page, 'Place Order');

  await endSessions(customer);
  await page.getByRole('button', { name: 'Place order request' }).click();
  await page.waitForURL('**/login?redirect=%2Fplaceorder');
  await page.getByText('Your session has ended. Sign in again to go on').first().waitFor();
  await page.getByText('Sign in to go on. Your cart and what you entered are kept.').waitFor();

  await fillInLogin(page, customer);
  await heading(page, 'Place Order');
  await page.getByRole('button', { name: 'Place order request' }).click();
  expect(await readOrderNumber(page)).toMatch(/^KB-/);
});
