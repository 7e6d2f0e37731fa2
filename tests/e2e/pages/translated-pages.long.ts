import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listJourneySteps } from '#tests/support/browser/journey-steps.ts';
import { fillInLogin } from '#tests/support/browser/people.ts';
import { fillCart, heading } from '#tests/support/browser/shopping.ts';
import { goWithin, loaded, openVisit } from '#tests/support/browser/visit.ts';
import { addPerson, placeOrderFor } from '#tests/support/shop/shop.ts';
import { translate } from '#web/testing/translate.ts';

/** A visit whose browser translates each page, and whatever comes into it later, as Google Translate does. */
async function openTranslatedVisit(options: Parameters<typeof openVisit>[0]) {
  const visit = await openVisit(options);
  await visit.page.addInitScript(`
    ${translate}
    // A page that is translated before it hydrates is a case of its own.
    const begin = () => {
      if (window.early !== undefined || document.readyState !== 'complete') return setTimeout(begin, 50);
      const watch = new MutationObserver(() => { watch.disconnect(); translate(); go(); });
      const go = () => watch.observe(document.body, { childList: true, characterData: true, subtree: true });
      translate();
      go();
    };
    begin();
  `);
  return visit;
}

const broken = (page: Page) =>
  page.getByRole('heading', { name: 'Something went wrong on this page' }).count();

it('a translated shop leads from the home page to a placed order', async () => {
  const { page } = await openTranslatedVisit({});
  await page.goto('/');
  for (const { open, fillIn, go, arrive } of listJourneySteps()) {
    await open?.(page);
    await fillIn?.(page);
    await go(page);
    await arrive(page);
  }
  expect(await page.locator('font').count()).toBeGreaterThan(10);
});

it('says in a translated form what is wrong with it, and numbers as they are', async () => {
  const { page, allow } = await openTranslatedVisit({});
  allow(/400|401/);
  for (const [path, button] of [
    ['/login', 'Sign In'],
    ['/register', 'Register'],
    ['/forgot-password', /code/i],
    ['/contact', /Send/],
  ] as const) {
    await page.goto(path);
    await loaded(page);
    await page.getByRole('main').getByRole('button', { name: button }).first().click();
    await page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first().waitFor();
    expect([path, await broken(page)]).toEqual([path, 0]);
  }
  await page.goto('/login');
  await page.getByLabel('Email Address').fill('customer@kowhai.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('alert').first().waitFor();
  expect(await broken(page)).toBe(0);

  await page.goto('/hardware/tui-mesh-6');
  await loaded(page);
  const buy = page.getByRole('button', { name: /Add To Cart/ }).first();
  for (const count of [1, 2, 3]) {
    if (count > 1) await page.getByRole('button', { name: 'One more' }).click();
    await buy.click();
    await expect.poll(() => page.getByRole('main').innerText()).toContain(`You have ${count} in your cart`);
  }
});

it('says in a translated shop why an order and a password were refused, shows the order, and saves one’s data', async () => {
  const person = await addPerson();
  const { page, allow } = await openTranslatedVisit({});
  allow(/40[139]/);
  await page.goto('/fibre/plans');
  await fillCart(page);
  await page.goto('/placeorder');
  await page.waitForURL('**/login?redirect=%2Fplaceorder');
  await fillInLogin(page, person);
  await heading(page, 'Place Order');
  const message = 'Fibre Everyday is no longer available.';
  await page.route('**/api/orders', (route) =>
    route.fulfill({ status: 409, json: { code: 'CONFLICT', message } }),
  );
  await page.getByRole('button', { name: 'Place Order' }).first().click();
  await page.getByRole('alert').filter({ hasText: message }).first().waitFor();
  expect(await broken(page)).toBe(0);

  const { _id, number } = await placeOrderFor(person);
  await page.goto(`/order/${_id}`);
  await heading(page, `Order ${number}`);
  await loaded(page);
  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await page.getByRole('dialog').getByRole('button').first().click();

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current Password').fill('not the password');
  await page.getByLabel('New Password').fill('kererū in the miro');
  await page.getByLabel('Confirm Password').fill('kererū in the miro');
  await page.getByRole('main').getByRole('button', { name: 'Update' }).click();
  await page.getByRole('alert').filter({ hasText: 'Your current password isn’t correct' }).waitFor();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await file;
  expect(await broken(page)).toBe(0);
});

it('a translated desk shows all its lists, saves one as a file, and refuses an empty name in an editor', async () => {
  const { page } = await openTranslatedVisit({ as: 'admin' });
  await page.goto('/admin');
  await loaded(page);
  for (const path of [
    '/admin/orderlist',
    '/admin/servicelist',
    '/admin/hardwarelist',
    '/admin/userlist',
    '/admin/enquiries',
  ]) {
    await goWithin(page, path);
    await loaded(page);
    expect([path, await broken(page)]).toEqual([path, 0]);
  }
  await goWithin(page, '/admin/orderlist');
  await loaded(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Excel' }).click();
  await file;
  await goWithin(page, '/admin/service/fibre-everyday/edit');
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  expect(await broken(page)).toBe(0);
});
