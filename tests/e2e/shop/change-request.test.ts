import { expect, it } from 'vitest';
import { callApi, placeOrderFor } from '#tests/e2e/support/api.ts';
import { addPerson, admin, signIn } from '#tests/e2e/support/people.ts';
import { heading } from '#tests/e2e/support/shopping.ts';
import { openVisit, phone } from '#tests/e2e/support/visit.ts';

it('a request stays as it is until the changed one is sent, which then takes its place', async () => {
  const person = await addPerson();
  const order = await placeOrderFor(person);
  const readStatus = async () =>
    (await callApi<{ status: string }>('GET', `/api/orders/${order._id}`, { as: admin })).status;
  const { page } = await openVisit({ viewport: phone });
  await signIn(page, person);
  await page.goto(`/order/${order._id}`);
  await page.getByRole('button', { name: 'Change this request' }).click();
  await heading(page, 'Cart');
  await page.reload();
  await page.getByText(`You’re changing ${order.number}`).waitFor();
  await page.getByRole('row', { name: 'Fibre Everyday' }).waitFor();
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await heading(page, 'Place Order');
  await page.getByText(`You’re changing ${order.number}`).waitFor();
  expect(await readStatus()).toBe('submitted');

  await page.getByRole('button', { name: 'Place Order' }).click();
  await heading(page, /^Thank you/);
  expect(await readStatus()).toBe('cancelled');
  await page.goto(`/order/${order._id}`);
  await page.getByText(/^Your request KB-.* has replaced it\.$/).waitFor();
  await page.getByRole('link', { name: /^See KB-/ }).click();
  await page.getByText('Submitted', { exact: true }).waitFor();
});
