import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { orderAsNewCustomer, type Steps } from '#tests/support/browser/order-steps.ts';
import { newPerson } from '#tests/support/browser/people.ts';
import { addOn, heading, plan, readOrderNumber } from '#tests/support/browser/shopping.ts';
import { openVisit, phone } from '#tests/support/browser/visit.ts';
import { recipientsOf, waitForMailsAbout } from '#tests/support/shop/mails.ts';

/** Notes each screen that a person passes, and each field that they type into or choose from. */
function countSteps(page: Page): Steps & { screens: string[]; fields: string[] } {
  const screens: string[] = [];
  const fields: string[] = [];
  return {
    screens,
    fields,
    open: (path) => page.goto(path),
    see: (words) => page.getByText(words).waitFor(),
    arrive: async (title) => {
      await heading(page, title);
      screens.push(title);
    },
    choose: async (label) => {
      await page.getByLabel(label).check();
      fields.push(label);
    },
    fillIn: async (label, text) => {
      await page.getByLabel(label, { exact: true }).fill(text);
      fields.push(label);
      // What follows from the place is there before a hand is at Next, which waits for nothing.
      if (label === 'Suburb/City')
        await expect.poll(() => page.getByLabel('Postcode').inputValue()).toMatch(/^\d{4}$/);
    },
    press: (name) =>
      page
        .getByRole('main')
        .getByRole('button', { name })
        .or(page.getByRole('main').getByRole('link', { name }))
        .first()
        .click(),
  };
}

/** The way of someone whom the shop knows, from a plan: everything is filled in. */
async function reorder(page: Page) {
  const { arrive, press, ...counts } = countSteps(page);
  await page.goto('/fibre/plans');
  await press(`Get Started with ${plan.name}`);
  await arrive(`Order ${plan.name}`);
  await expect.poll(() => page.getByLabel('Street Address').inputValue()).toBe('12 Rātā Street');
  await press('Next');
  await arrive('Your Order');
  await press('Proceed to checkout');
  await arrive('Place Order');
  await press('Place Order');
  return counts;
}

it('an order from a phone goes from the home page to the staff, who process it', {
  timeout: 180_000,
}, async () => {
  const person = newPerson();
  const { page } = await openVisit({ viewport: phone, serviceWorkers: 'allow' });

  const steps = countSteps(page);
  await orderAsNewCustomer(steps, person);
  expect([steps.screens, steps.fields].map(({ length }) => length)).toEqual([6, 11]);
  const number = await readOrderNumber(page);

  await heading(page, `Thank you, ${person.firstName}`);
  await page
    .getByRole('region', { name: 'Where your order is' })
    .getByText(/^By \w+day \d/)
    .first()
    .waitFor();
  const lines = page.getByRole('table', { name: /^Services and add-ons/ });
  await lines.getByRole('row', { name: plan.name }).waitFor();
  await lines.getByRole('row', { name: addOn }).waitFor();
  expect(await page.getByRole('link', { name: /in the cart/ }).count()).toBe(0);

  const firstMails = await waitForMailsAbout(number, 2);
  expect(recipientsOf(firstMails)).toContain(person.email);

  await page.reload();
  await page.getByText('Submitted', { exact: true }).waitFor();
  expect(await page.getByText('Thank you').count()).toBe(0);

  const staff = await openVisit({ as: 'admin', viewport: phone, serviceWorkers: 'allow' });
  await staff.page.goto('/admin/orderlist');
  await heading(staff.page, 'Orders');
  await staff.page.getByLabel('Search').fill(number);
  await staff.page.getByText('1 order', { exact: true }).waitFor();
  await staff.page.getByRole('link', { name: number }).click();
  await heading(staff.page, `Order ${number}`);
  await staff.page.getByRole('button', { name: 'Process Order' }).click();
  await staff.page.getByText('Order status changed').waitFor();
  expect(await staff.page.getByRole('button', { name: 'Processing' }).isDisabled()).toBe(true);

  await page.reload();
  await page.getByText('Processing', { exact: true }).waitFor();
  await page.goto('/profile?tab=orders');
  await page.getByRole('row', { name: new RegExp(`${number}.*Processing`) }).waitFor();

  const again = await reorder(page);
  expect([again.screens, again.fields].map(({ length }) => length)).toEqual([3, 0]);
  expect(await readOrderNumber(page)).not.toBe(number);
});
