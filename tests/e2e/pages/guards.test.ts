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

it('an address that leads nowhere answers 404 and says so', async () => {
  const { page, allow } = await openVisit();
  allow(/status of 404/);
  for (const path of ['/nowhere', '/admin-panel', '/fibre/nothing']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await heading(page, 'We couldn’t find that page');
  }
});
