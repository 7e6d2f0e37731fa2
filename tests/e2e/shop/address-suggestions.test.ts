import { expect, it } from 'vitest';
import { heading, placeOrder, plan } from '#tests/e2e/support/shopping.ts';
import { eventually, goWithin, openVisit } from '#tests/e2e/support/visit.ts';

it('suggests addresses while one is typed, and keeps the id of the chosen one for staff', async () => {
  const { page } = await openVisit({ as: 'customer' });
  const main = page.getByRole('main');
  await page.goto(`/product/${plan.id}/order`);
  const street = page.getByLabel('Street Address');
  await street.clear();
  await street.pressSequentially('14 tawhiri');
  const flat = page.getByRole('option', { name: 'Flat 2, 14 Tāwhiri Road, Karori, Wellington 6012' });
  await flat.click();
  await eventually(() => page.getByLabel('Flat or unit').inputValue()).toBe('2');
  expect(await street.inputValue()).toBe('14 Tāwhiri Road');
  expect(await page.getByLabel('Region').inputValue()).toBe('Wellington');
  await main.getByRole('button', { name: 'Next' }).first().click();
  await heading(page, 'Your Order');
  await main.getByRole('link', { name: 'Proceed to checkout' }).click();
  await main.getByRole('button', { name: 'I have my own' }).click();
  const placing = page.waitForRequest((request) => request.url().endsWith('/api/orders'));
  await placeOrder(page);
  expect((await placing).postDataJSON().serviceAddress).toMatchObject({
    address: '2/14 Tāwhiri Road',
    addressId: '2-.local.3',
  });
  const staff = await openVisit({ as: 'admin' });
  await staff.page.goto(page.url());
  await staff.page.getByText('2-.local.3', { exact: true }).waitFor();
});

it('takes the id of an address along that was chosen while it was checked', async () => {
  const { page } = await openVisit();
  const main = page.getByRole('main');
  await page.goto('/check-address');
  await main.getByRole('textbox').pressSequentially('14a tawhiri');
  await page.getByRole('option', { name: '14A Tāwhiri Road, Karori, Wellington 6012' }).click();
  await main.getByRole('heading', { name: /^At 14A Tāwhiri Road/ }).waitFor();
  await goWithin(page, `/product/${plan.id}/order`);
  await eventually(() => page.getByLabel('Street Address').inputValue()).toBe('14A Tāwhiri Road');
  await main.getByRole('button', { name: 'Next' }).first().click();
  await heading(page, 'Your Order');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('2-.local.2');
});
