import { expect, it } from 'vitest';
import { heading, plan } from '#tests/support/browser/shopping.ts';
import { goWithin, openVisit } from '#tests/support/browser/visit.ts';

it('suggests streets as one types on the home page, and takes the chosen address to the order', async () => {
  const { page } = await openVisit();
  const main = page.getByRole('main');
  await page.goto('/');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.getByLabel('What can I get at my address?').pressSequentially('2/15 naenae ro');
  await page.getByRole('option', { name: '2/15 Naenae Road, Naenae, Lower Hutt 5011' }).click();
  await main.getByRole('heading', { name: 'Probably fibre in Naenae 5011' }).waitFor();
  await main.getByText('At 2/15 Naenae Road, Naenae 5011').waitFor();
  // What is typed stays in the browser.
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);

  await goWithin(page, `/product/${plan.id}/order`);
  await main.getByText('We filled in the address that you checked.').waitFor();
  await expect.poll(() => page.getByLabel('Street Address').inputValue()).toBe('15 Naenae Road');
  expect(await page.getByLabel('Postcode').inputValue()).toBe('5011');
  await main.getByRole('button', { name: 'Next' }).click();
  await heading(page, 'Your Order');
});

it('understands an address that is typed as a whole into the order form', async () => {
  const { page } = await openVisit();
  const main = page.getByRole('main');
  await page.goto(`/product/${plan.id}/order`);
  await page.getByLabel('Street Address').fill('Flat 2, 15 Queen Street, Auckland');
  await page.keyboard.press('Tab');
  await main.getByRole('button', { name: /^Choose from/ }).click();
  await main.getByRole('button', { name: '2/15 Queen Street, Auckland Central, Auckland 1010' }).click();
  expect(await page.getByLabel('Flat or unit').inputValue()).toBe('2');
  expect(await page.getByLabel('Region').inputValue()).toBe('Auckland');
});
