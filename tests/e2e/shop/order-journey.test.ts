import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { orderAsNewCustomer, type Steps } from '#tests/support/browser/order-steps.ts';
import { newPerson } from '#tests/support/browser/people.ts';
import { addOn, heading, plan, readOrderNumber } from '#tests/support/browser/shopping.ts';
import { desktop, goWithin, openVisit, phone } from '#tests/support/browser/visit.ts';
import { recipientsOf, waitForMailsAbout } from '#tests/support/shop/mails.ts';
import { listNewerFeatures } from '#web-build/list-too-new.ts';

/** Takes away everything that is newer than the oldest browsers served. */
async function takeNewerFeatures(page: Page): Promise<void> {
  await page.addInitScript((features) => {
    // Without popovers nothing hides one.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[popover] { display: block }');
    document.adoptedStyleSheets = [sheet];
    const globals = window as unknown as Record<string, undefined | { prototype?: object }>;
    for (const { owner, name, isStatic } of features) {
      const instances = isStatic ? undefined : globals[owner]?.prototype;
      const from = name === undefined ? [globals] : [globals[owner], instances];
      for (const holder of from) {
        if (holder) Reflect.deleteProperty(holder, name ?? owner);
      }
    }
  }, listNewerFeatures().newer);
}

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

it('an order from a phone goes from the home page to the staff, who process it, in the oldest browsers served', {
  timeout: 180_000,
}, async () => {
  const person = newPerson();
  const { page } = await openVisit({ viewport: phone, serviceWorkers: 'allow' });
  await takeNewerFeatures(page);

  const steps = countSteps(page);
  await orderAsNewCustomer(steps, person);
  expect(await page.evaluate(() => ['parse' in URL, 'groupBy' in Object, 'union' in Set.prototype])).toEqual([
    false,
    false,
    false,
  ]);
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

  const staff = await openVisit({ as: 'admin', viewport: phone });
  await takeNewerFeatures(staff.page);
  await staff.page.goto('/admin/orderlist');
  await heading(staff.page, 'Orders');
  await staff.page.getByLabel('Search').fill(number);
  await staff.page.getByText('1 order', { exact: true }).waitFor();
  await staff.page.getByRole('link', { name: number }).click();
  await heading(staff.page, `Order ${number}`);
  await staff.page.getByRole('button', { name: 'Process Order' }).click();
  await staff.page.getByText('Order status changed').waitFor();
  expect(await staff.page.getByRole('button', { name: 'Processing' }).isDisabled()).toBe(true);
  await staff.page.setViewportSize(desktop);
  await goWithin(staff.page, '/admin/service/fibre-everyday/edit');
  await staff.page.getByLabel('Name', { exact: true }).fill('Fibre Every Day');
  await staff.page
    .getByRole('region', { name: 'As customers see it' })
    .getByRole('heading', { name: 'Fibre Every Day' })
    .waitFor();
  await staff.page.getByRole('button', { name: 'Find anything' }).click();
  await staff.page.getByLabel('Search the desk').fill('orders');
  await staff.page.getByRole('option').first().waitFor();

  await page.reload();
  await page.getByText('Processing', { exact: true }).waitFor();
  await page.goto('/profile?tab=orders');
  await page.getByRole('row', { name: new RegExp(`${number}.*Processing`) }).waitFor();

  const again = await reorder(page);
  expect([again.screens, again.fields].map(({ length }) => length)).toEqual([3, 0]);
  expect(await readOrderNumber(page)).not.toBe(number);
});
