import { afterAll, describe, expect, it } from 'vitest';
import { listMailsAbout, recipientsOf, waitForMailsAbout } from './inbox.ts';
import { fillInRegistration, newPerson } from './people.ts';
import { addOn, fillCart, findPlans, heading, placeOrder, plan } from './shopping.ts';
import { closeBrowser, desktop, openVisit, phone } from './visit.ts';

afterAll(closeBrowser);

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('an order from %s', (_, viewport) => {
  it('goes from the home page to the staff, who process it', { timeout: 180_000 }, async () => {
    const person = newPerson();
    const { page } = await openVisit({ viewport });

    await findPlans(page);
    await fillCart(page);
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await heading(page, 'Sign In');
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await heading(page, 'Sign Up');
    await fillInRegistration(page, person);
    await page.getByText('Registration successful').waitFor();
    const number = await placeOrder(page);

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

    const staff = await openVisit({ as: 'admin', viewport });
    await staff.page.goto('/admin/orderlist');
    await heading(staff.page, 'Orders');
    await staff.page.getByLabel('Search').fill(number);
    await staff.page.getByText('1 order', { exact: true }).waitFor();
    await staff.page.getByRole('link', { name: number }).click();
    await heading(staff.page, `Order ${number}`);
    await staff.page.getByRole('button', { name: 'Process Order' }).click();
    await staff.page.getByText('Order status changed').waitFor();
    expect(await staff.page.getByRole('button', { name: 'Processing' }).isDisabled()).toBe(true);

    const [third] = await waitForMailsAbout(number, 3);
    expect(recipientsOf(third ? [third] : [])).toEqual([person.email]);

    await page.reload();
    await page.getByText('Processing', { exact: true }).waitFor();
    await page.goto('/profile?tab=orders');
    await page.getByRole('row', { name: new RegExp(`${number}.*Processing`) }).waitFor();
    expect(await listMailsAbout(number)).toHaveLength(3);
  });
});
