import { afterAll, expect, it } from 'vitest';
import { heading } from './shopping.ts';
import { closeBrowser, eventually, openVisit, phone } from './visit.ts';

afterAll(closeBrowser);

it('what is typed into an address before the script comes is kept, and goes with the order', async () => {
  const { page } = await openVisit({ viewport: phone });
  const { promise: isTyped, resolve: letScriptsPass } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isTyped;
    await route.continue();
  });
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
  await eventually(() => page.getByText('12 Rātā Street, Karori, Wellington 6012').first().isVisible()).toBe(
    true,
  );
});
