import { expect, it } from 'vitest';
import { heading, placeOrder } from '#tests/support/browser/shopping.ts';
import { openVisit } from '#tests/support/browser/visit.ts';

it('leads from the field on the home page, where fibre is not there yet, to an order at that address', async () => {
  const { page } = await openVisit({ as: 'customer' });
  const main = page.getByRole('main');
  await page.goto('/');
  await page.getByLabel('What can I get at my address?').fill('14 Hill Road, RD 2, Kaitaia 0482');
  await main.getByRole('button', { name: 'Check' }).click();
  await main
    .getByRole('heading', { name: 'Perhaps wireless in RD 2, Kaitaia 0482: some streets have it' })
    .waitFor();
  await main.getByText('At 14 Hill Road, RD 2, Kaitaia 0482').waitFor();
  await main.getByRole('button', { name: /^Show all/ }).click();
  const sentences = await main.getByRole('heading', { level: 3 }).allInnerTexts();
  expect(sentences).toEqual([
    'Wireless reaches some streets in RD 2, Kaitaia 0482',
    'Fibre doesn’t reach RD 2, Kaitaia 0482 yet',
    'Hyperfibre doesn’t reach RD 2, Kaitaia 0482 yet',
  ]);

  await main.getByRole('link', { name: 'See our Fibre plans all the same' }).click();
  await heading(page, 'Shop Fibre Plans');
  await main.getByText('Checking for 14 Hill Road').first().waitFor();
  await main.getByRole('link', { name: 'Get Started with Fibre Starter' }).click();
  await heading(page, 'Order Fibre Starter');
  await expect.poll(() => page.getByLabel('Street Address').inputValue()).toBe('14 Hill Road');
  expect(await page.getByLabel('Suburb/City').inputValue()).toBe('RD 2, Kaitaia');
  expect(await page.getByLabel('Region').inputValue()).toBe('Northland');

  // It is asked about once, and taken.
  await main.getByRole('button', { name: 'Next' }).click();
  const question = page.getByRole('dialog', { name: 'Fibre doesn’t reach Kaitaia 0482 yet' });
  await question.getByRole('button', { name: 'Ask for it anyway' }).click();
  await heading(page, 'Your Order');
  await main.getByRole('link', { name: 'Proceed to checkout' }).click();
  expect(await placeOrder(page)).toMatch(/^KB-/);
  await main.getByText('14 Hill Road, RD 2, Kaitaia, Northland 0482').first().waitFor();
});
