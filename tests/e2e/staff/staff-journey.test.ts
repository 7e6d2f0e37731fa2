import { expect, it } from 'vitest';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { addPerson, call, placeOrderFor } from '#tests/support/shop/shop.ts';

it('lets staff process, complete, reset and delete an order, from the dashboard on', {
  timeout: 120_000,
}, async () => {
  const person = await addPerson();
  const { _id, number } = await placeOrderFor(person);
  const { page, allow } = await openVisit({ as: 'admin' });
  // While a mail is on its way, the page asks for the history every few seconds, also as the order goes.
  allow(/status of 404 .*\/history\)/);
  await page.goto('/admin');
  await page.getByRole('img', { name: /^Orders by day/ }).waitFor();
  await page.getByRole('table', { name: /^Open orders/ }).waitFor();
  await page.getByRole('link', { name: /^Waiting for review/ }).click();
  await heading(page, 'Orders');
  await page.getByLabel('Search').fill(number);
  await page.getByText('1 order', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  await page.getByRole('button', { name: 'Process and email (1)' }).click();
  await page.getByText('Order status changed').waitFor();
  // In a list of it alone: once it is deleted, no other order is next.
  await page
    .getByRole('navigation', { name: /^Orders by/ })
    .getByRole('link', { name: /^All/ })
    .click();
  await page.getByRole('link', { name: number }).click();
  await heading(page, `Order ${number}`);
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('Order being processed').first().waitFor();
  await page.getByRole('textbox', { name: 'Internal note' }).fill('Rang: the house has fibre already.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await history.getByRole('listitem').filter({ hasText: 'the house has fibre already' }).waitFor();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await page.getByText('Order completed').waitFor();
  expect(await page.getByRole('button', { name: 'Completed', exact: true }).isDisabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Process Order' }).isDisabled()).toBe(true);

  await page.getByRole('button', { name: 'Reset Status' }).click();
  await page.getByRole('button', { name: 'Complete Order' }).waitFor();
  await expect.poll(() => history.getByRole('listitem').filter({ hasText: /^Step/ }).count()).toBe(4);

  const askToDelete = () => page.getByRole('button', { name: 'Delete Order' }).click();
  await askToDelete();
  const dialog = page.getByRole('dialog', { name: 'Do you want to delete this order?' });
  await dialog.getByText(number).waitFor();
  expect(await dialog.getByRole('button', { name: 'Cancel' }).evaluate((it) => it.matches(':focus'))).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await askToDelete();
  await dialog.getByRole('button', { name: 'Delete order' }).click();
  await page.getByText('Order was successfully deleted').waitFor();
  await heading(page, 'Orders');
  await expect.poll(() => page.getByRole('link', { name: number }).count()).toBe(0);
  expect((await call('GET', `/api/orders/${_id}`, { token: person.token })).status).toBe(404);
});
