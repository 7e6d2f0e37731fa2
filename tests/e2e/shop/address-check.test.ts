import { expect, it } from 'vitest';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit } from '#tests/support/browser/visit.ts';

it('the field on the home page suggests streets and keeps them to itself, and leads, where fibre is not there yet, to an order', async () => {
  const { page } = await openVisit();
  const main = page.getByRole('main');
  const field = page.getByLabel('What can I get at my address?');
  await page.goto('/');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await field.pressSequentially('2/15 naenae ro');
  await page.getByRole('option', { name: '2/15 Naenae Road, Naenae, Lower Hutt 5011' }).click();
  await main.getByRole('heading', { name: 'Probably fibre in Naenae 5011' }).waitFor();
  await main.getByText('At 2/15 Naenae Road, Naenae 5011').waitFor();
  // What is typed stays in the browser.
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);

  await field.fill('14 Hill Road, RD 2, Kaitaia 0482');
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
  await main.getByText('We filled in the address that you checked.').waitFor();
  await expect.poll(() => page.getByLabel('Street Address').inputValue()).toBe('14 Hill Road');
  expect(await page.getByLabel('Suburb/City').inputValue()).toBe('RD 2, Kaitaia');
  expect(await page.getByLabel('Region').inputValue()).toBe('Northland');

  // It is asked about once, and taken.
  await main.getByRole('button', { name: 'Next' }).click();
  const question = page.getByRole('dialog', { name: 'Fibre doesn’t reach Kaitaia 0482 yet' });
  await question.getByRole('button', { name: 'Ask for it anyway' }).click();
  await heading(page, 'Your Order');
  const asked = main.getByText('14 Hill Road, RD 2, Kaitaia, Northland 0482');
  await asked.filter({ visible: true }).first().waitFor();
});
