import { expect, it } from 'vitest';
import { fillInLogin } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { goWithin, openVisit } from '#tests/support/browser/visit.ts';
import { customer } from '#tests/support/shop/shop.ts';

it('a page asks a visitor to sign in and leads back, and staff’s pages tell a customer whose they are', async () => {
  const { page } = await openVisit();
  await page.goto('/profile');
  await heading(page, 'Sign In');
  const path = '/admin/orderlist?status=Submitted';
  await goWithin(page, path);
  await expect.poll(() => new URL(page.url()).searchParams.get('redirect')).toBe(path);
  await heading(page, 'Sign In');
  await fillInLogin(page, customer);
  await heading(page, 'This page is for our staff');
  expect(new URL(page.url()).pathname).toBe('/admin/orderlist');
});

it('a visitor is new, or known, as they said in the checkout, over a reload', async () => {
  const { page } = await openVisit();
  await page.goto('/login?redirect=%2Fdetails');
  await page.getByLabel('I’m new').check();
  await heading(page, 'Your details');
  await page.reload();
  await heading(page, 'Your details');
  await page.getByLabel('I have an account').check();
  await heading(page, 'Sign In');
  await page.reload();
  await expect.poll(() => page.getByLabel('I have an account').isChecked()).toBe(true);
});

it.each(['/nowhere', '/admin-panel', '/fibre/nothing'])('%s answers 404 and says so', async (path) => {
  const { page, allow } = await openVisit();
  allow(/status of 404/);
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await heading(page, 'We couldn’t find that page');
});
