import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listJourneySteps } from '#tests/e2e/support/journey-steps.ts';
import { eventually, goWithin, loaded, openVisit } from '#tests/e2e/support/visit.ts';
import { translate } from '#web/testing/translate.ts';

/** A visit whose browser translates each page, and whatever comes into it later, as Google Translate does. */
async function openTranslatedVisit(options: Parameters<typeof openVisit>[0]) {
  const visit = await openVisit(options);
  await visit.page.addInitScript(`
    ${translate}
    // A page that is translated before its script comes to life is a case of its own.
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
    await eventually(() => page.getByRole('main').innerText()).toContain(`You have ${count} in your cart`);
  }
});

it('a translated desk shows all its lists', async () => {
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
});
