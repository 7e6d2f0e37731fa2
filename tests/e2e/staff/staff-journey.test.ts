import { expect, it } from 'vitest';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { customer, placeOrderFor } from '#tests/support/shop/shop.ts';

it('lets staff complete, reset and delete an order', { timeout: 120_000 }, async () => {
  const { page, allow } = await openVisit({ as: 'customer' });
  // The rules refuse an order that is gone as they refuse someone else's.
  allow(/status of 403/);
  const { _id, number } = await placeOrderFor(customer);
  const orderPath = `/order/${_id}`;
  await page.goto(orderPath);
  await heading(page, `Order ${number}`);

  const staff = await openVisit({ as: 'admin' });
  const staffPage = staff.page;
  // While a mail is on its way, the page asks for the history every few seconds, also as the order goes.
  staff.allow(/status of 404 .*\/history\)/);
  await staffPage.goto('/admin');
  await heading(staffPage, 'Dashboard');
  await staffPage.getByRole('table', { name: /^Open orders/ }).waitFor();
  // From a list of it alone: once it is deleted, no other order is next.
  await staffPage.goto(`/admin/orderlist?status=all&q=${number}`);
  await staffPage.getByRole('link', { name: number }).click();
  await heading(staffPage, `Order ${number}`);

  await staffPage.getByRole('button', { name: 'Complete Order' }).click();
  // It skips the review, so it is asked about.
  const question = staffPage.getByRole('dialog', { name: /^Complete KB-/ });
  await question.getByText('It isn’t reviewed yet.').waitFor();
  await question.getByRole('button', { name: 'Complete it' }).click();
  await staffPage.getByText('Order completed').waitFor();
  expect(await staffPage.getByRole('button', { name: 'Completed', exact: true }).isDisabled()).toBe(true);
  expect(await staffPage.getByRole('button', { name: 'Process Order' }).isDisabled()).toBe(true);

  await staffPage.getByRole('button', { name: 'Reset Status' }).click();
  await staffPage.getByText('Order status changed').waitFor();
  await staffPage.getByRole('button', { name: 'Complete Order' }).waitFor();
  const history = staffPage.getByRole('region', { name: 'History' }).getByRole('listitem');
  const steps = history.filter({ hasText: /^Step/ });
  await expect.poll(() => steps.count()).toBe(3);

  const askToDelete = () => staffPage.getByRole('button', { name: 'Delete Order' }).click();
  await askToDelete();
  const dialog = staffPage.getByRole('dialog', { name: 'Do you want to delete this order?' });
  await dialog.getByText(number).waitFor();
  expect(await dialog.getByRole('button', { name: 'Cancel' }).evaluate((it) => it.matches(':focus'))).toBe(
    true,
  );
  await staffPage.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await askToDelete();
  await dialog.getByRole('button', { name: 'Delete order' }).click();
  await staffPage.getByText('Order was successfully deleted').waitFor();
  await heading(staffPage, 'Orders');
  await expect.poll(() => staffPage.getByRole('link', { name: number }).count()).toBe(0);

  await page.reload();
  await heading(page, 'We couldn’t find that order');
});
