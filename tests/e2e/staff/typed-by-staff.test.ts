import { expect, it } from 'vitest';
import { fillInLogin } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { goWithin, openVisit } from '#tests/support/browser/visit.ts';
import { addPerson, admin } from '#tests/support/shop/shop.ts';

it('takes keys as fast as they come, keeps an order taken by phone while its session ends, and places it afterwards', {
  timeout: 120_000,
}, async () => {
  const person = await addPerson();
  const { page, allow } = await openVisit({ as: 'admin' });
  allow(/status of 401/);
  await page.goto('/admin/order/new');
  await page.getByRole('searchbox').fill(person.email);
  await page.getByRole('button', { name: new RegExp(person.email) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, it’s theirs' }).click();
  const plan = page.getByRole('combobox', { name: 'Plan', exact: true });
  await plan.fill('fibre max');
  // Enter takes what the list offers, which is read as the page opens.
  await page.getByRole('option', { name: /^Fibre Max/ }).waitFor();
  await plan.press('Enter');
  await expect.poll(() => plan.inputValue()).toBe('Fibre Max, $104.99 a month');
  // A fast Tab leaves the menu that is emptied. Not one key after the other: each is pressed before the page has answered
  // the one before.
  const adder = page.getByRole('combobox', { name: /^Add hardware/ });
  await plan.press('ControlOrMeta+a');
  await Promise.all(['Backspace', 'Tab', 't', 'u', 'i'].map((key) => page.keyboard.press(key)));
  await expect.poll(() => adder.inputValue()).toBe('tui');
  expect(await plan.inputValue()).toBe('Fibre Max, $104.99 a month');
  expect(await plan.getAttribute('aria-expanded')).toBe('false');
  await page.getByRole('option', { name: /^Tūī Mesh 6/ }).click();
  const quantity = page.getByLabel('Tūī Mesh 6');
  await quantity.fill('2');
  await page.getByLabel('Do they need a modem?').selectOption('no');
  await page.getByLabel('Street Address').fill('12 Rātā Street');
  await page.getByLabel('Suburb/City').fill('Karori');
  await page.getByLabel('Postcode').fill('6012');
  await page.getByLabel('Region').selectOption('Wellington');

  const place = page.getByRole('button', { name: 'Place Order' });
  const refusal = { code: 'UNAUTHENTICATED', message: 'Sign in again.' };
  let hasEnded = true;
  await page.route('**/api/orders/by-staff', (route) =>
    hasEnded ? route.fulfill({ status: 401, json: refusal }) : route.continue(),
  );
  await place.click();
  await page.waitForURL('**/login?redirect=%2Fadmin%2Forder%2Fnew');
  await page.getByText('nothing you’ve entered is lost').first().waitFor();
  // The route stays: one that goes can take the requests with it that are under way.
  hasEnded = false;
  await fillInLogin(page, admin);

  await page.getByRole('button', { name: 'Choose someone else' }).waitFor();
  expect(await page.getByLabel('Suburb/City').inputValue()).toBe('Karori');
  expect(await page.getByLabel('Region').inputValue()).toBe('Wellington');
  expect(await page.getByLabel('Do they need a modem?').inputValue()).toBe('no');
  expect(await quantity.inputValue()).toBe('2');
  await place.click();
  await heading(page, /^Order KB-/);
  await goWithin(page, '/admin/order/new');
  await plan.waitFor();
  expect(await page.getByLabel('Suburb/City').inputValue()).toBe('');
  expect(await page.getByRole('button', { name: 'Choose someone else' }).count()).toBe(0);
});
