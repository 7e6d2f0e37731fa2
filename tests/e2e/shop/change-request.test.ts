import { expect, it } from 'vitest';
import { signIn } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit, phone } from '#tests/support/browser/visit.ts';
import { accepted, addPerson, admin, call, placeOrderFor } from '#tests/support/shop/shop.ts';

it('a request keeps its number with another plan and address, and stays as it is until that is saved', async () => {
  const person = await addPerson();
  const order = await placeOrderFor(person);
  const read = () => accepted(call('GET', `/api/orders/${order._id}`, { as: admin }));
  const { page } = await openVisit({ viewport: phone });
  await signIn(page, person);
  await page.goto(`/order/${order._id}`);
  await page.getByRole('link', { name: 'Change this request' }).click();
  await heading(page, `Change ${order.number}`);
  await page.getByRole('button', { name: /^Change plan/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Fibre Max/ })
    .click();
  await page.getByRole('button', { name: 'Change service address' }).click();
  await page.getByLabel('Street Address').fill('99 Example Street');
  // The suburb and postcode of the street before went with it.
  await page.getByLabel('Suburb/City').fill('Karori');
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('6012');
  await page.reload();
  await page.getByRole('button', { name: 'Change plan Fibre Max' }).waitFor();
  await page.getByRole('button', { name: 'Change service address' }).click();
  await expect.poll(() => page.getByLabel('Street Address').inputValue()).toBe('99 Example Street');
  expect((await read()).orderServices).toMatchObject([{ name: 'Fibre Everyday' }]);

  await page.getByRole('button', { name: 'Save the change' }).click();
  await heading(page, `Order ${order.number}`);
  await page.getByText('Fibre Max: added').waitFor();
  expect(await read()).toMatchObject({
    status: 'submitted',
    orderServices: [{ name: 'Fibre Max' }],
    serviceAddress: { address: '99 Example Street' },
  });
});
