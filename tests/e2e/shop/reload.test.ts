import { expect, it } from 'vitest';
import { loaded, openVisit } from '#tests/support/browser/visit.ts';

it('what nobody typed follows the street after a reload too, also where the browser puts it back', async () => {
  const { page } = await openVisit({ as: 'shopper' });
  await page.goto('/product/fibre-everyday/order');
  const street = page.getByLabel('Street Address');
  const postcode = page.getByLabel('Postcode');
  // The address of the cart.
  await expect.poll(() => postcode.inputValue()).toBe('6012');
  await page.reload();
  await loaded(page);
  expect(await postcode.inputValue()).toBe('6012');
  await street.fill('');
  await street.pressSequentially('22 Bank Street, Timaru');
  await page.keyboard.press('Tab');
  await expect.poll(() => postcode.inputValue()).toBe('7910');
  expect(await page.getByLabel('Region').inputValue()).toBe('Canterbury');
});
