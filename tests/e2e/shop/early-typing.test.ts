import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit, phone } from '#tests/support/browser/visit.ts';

/** Holds the site's scripts back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: isTyped, resolve: letScriptsPass } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isTyped;
    await route.continue();
  });
  return letScriptsPass;
}

it('what is typed into an address before the script comes is kept, and goes with the order', async () => {
  const { page } = await openVisit({ viewport: phone });
  const letScriptsPass = await holdScripts(page);
  await page.goto('/product/fibre-everyday/order', { waitUntil: 'commit' });
  await page.getByLabel('Street Address').fill('12 Rātā Street');
  await page.getByLabel('Suburb/City').fill('Karori');
  await page.getByLabel('Postcode').fill('6012');
  await page.getByLabel('Region').selectOption('Wellington');
  await page.getByRole('button', { name: 'Next' }).click();
  expect(new URL(page.url()).search).toBe('');

  // The press on Next was early, too.
  letScriptsPass();
  await heading(page, 'Your Order');
  await page.getByText('Your order:').click();
  await expect
    .poll(() => page.getByText('12 Rātā Street, Karori, Wellington 6012').first().isVisible())
    .toBe(true);
});

it('what is typed and chosen for an enquiry before the script comes outlives a reload', async () => {
  const { page } = await openVisit({ viewport: phone });
  const letScriptsPass = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const message = page.getByLabel('Message');
  await page.getByLabel('Subject').selectOption('Technical Support');
  await message.fill('Is there fibre in our street?');
  letScriptsPass();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain('enquiry');
  await page.reload();
  await expect.poll(() => message.inputValue()).toBe('Is there fibre in our street?');
  expect(await page.getByLabel('Subject').inputValue()).toBe('Technical Support');
});

it('what is chosen before the script comes is kept', async () => {
  const { page } = await openVisit({ viewport: phone });
  const letScriptsPass = await holdScripts(page);
  await page.goto('/find-your-plan', { waitUntil: 'commit' });
  await page.getByLabel('Three or four').check();
  await page.getByLabel('A screen in every room, games and downloads').check();
  await page.getByLabel('Video meetings and working from home').check();
  await page.getByLabel('Our own home in town').check();
  letScriptsPass();
  await page.getByRole('button', { name: 'Find my plan' }).click();
  await page.getByRole('heading', { name: 'We’d pick Fibre Everyday' }).waitFor();
});

it('what is typed to sign in before the script comes is kept as the form of the checkout comes', async () => {
  const { page } = await openVisit({ viewport: phone });
  const letScriptsPass = await holdScripts(page);
  await page.goto('/login?redirect=%2Fdetails', { waitUntil: 'commit' });
  await page.getByLabel('Email Address').fill('aroha@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a long password');
  letScriptsPass();
  await page.getByLabel('I’m new').check();
  await page.getByLabel('First Name').waitFor();
  expect(await page.getByLabel('Email Address').inputValue()).toBe('aroha@example.org');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('a long password');
});

it('each form opens with its first field in sight on a phone', async () => {
  const { page } = await openVisit({ viewport: phone });
  const hidden: string[] = [];
  const forms = ['/contact', '/login', '/register', '/forgot-password', '/reset-pw', '/find-your-plan'];
  for (const path of [...forms, '/product/fibre-everyday/order']) {
    await page.goto(path);
    const field = await page.locator('main form').locator('input, select').first().boundingBox();
    if (!field || field.y + field.height > phone.height) hidden.push(path);
  }
  expect(hidden).toEqual([]);
});
