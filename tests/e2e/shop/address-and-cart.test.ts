import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addOn, fillInAddress, heading, placeOrder, plan } from '#tests/e2e/support/shopping.ts';
import { eventually, openVisit, phone } from '#tests/e2e/support/visit.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' }).first().click();
const answer = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).click();
const products = (page: Page) => page.getByRole('table').getByRole('rowheader').allInnerTexts();

/** Opens the page that orders a plan, and sends its address. */
async function choosePlan(page: Page, id: string): Promise<void> {
  await page.goto(`/product/${id}/order`);
  await fillInAddress(page);
  await next(page);
}

it('the address of an order is a street, is asked about once, and tells staff what was kept', {
  timeout: 180_000,
}, async () => {
  const { page } = await openVisit({ as: 'customer', viewport: phone });
  await page.goto(`/product/${plan.id}/order`);
  await fillInAddress(page);
  await page.getByLabel('Street Address').fill('P.O. Box 12');
  await next(page);
  await page
    .getByRole('alert')
    .getByRole('link', { name: 'We can’t connect a PO Box. Enter your street address' })
    .waitFor();

  await page.getByLabel('Street Address').fill('12 Box Hill');
  await page.getByLabel('Region').selectOption('Auckland');
  await next(page);
  await page.getByRole('dialog', { name: '6012 is a Wellington postcode' }).waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
    'postalCode',
  );
  await next(page);
  await answer(page, 'Keep it as it is');
  await heading(page, 'Your Order');

  await page.goto('/placeorder');
  const number = await placeOrder(page);
  await page.getByText('12 Box Hill, Karori, Auckland 6012').first().waitFor();
  expect(await page.getByText('Wellington postcode').count()).toBe(0);
  const { pathname } = new URL(page.url());

  await page.goto('/profile?tab=orders');
  await page.getByRole('row', { name: new RegExp(number) }).waitFor();
  await page.getByText('Total is your first bill: first month, hardware and postage.').waitFor();

  const staff = await openVisit({ as: 'admin' });
  await staff.page.goto(pathname);
  await heading(staff.page, `Order ${number}`);
  await staff.page.getByText('6012 is a Wellington postcode; the order says Auckland').waitFor();
});

it('asks about a second plan: in place of the first, or beside it', { timeout: 180_000 }, async () => {
  const { page } = await openVisit();
  await choosePlan(page, plan.id);
  await heading(page, 'Your Order');

  await choosePlan(page, 'wireless-plus');
  await page.getByRole('dialog', { name: `You have ${plan.name} in your cart` }).waitFor();
  await answer(page, 'Keep both, for different homes');
  await heading(page, 'Your Order');
  await page.goto('/cart');
  await eventually(() => products(page)).toHaveLength(2);

  await choosePlan(page, 'fibre-max');
  await answer(page, 'Replace it with Fibre Max');
  await heading(page, 'Your Order');
  await page.goto('/cart');
  await eventually(async () => (await products(page)).map((text) => text.split('\n')[0])).toEqual([
    'Fibre Max',
  ]);
});

it('names hardware of another kind on its page, on the add-ons and in the cart, and sells it', {
  timeout: 180_000,
}, async () => {
  const { page } = await openVisit();
  await choosePlan(page, plan.id);
  await heading(page, 'Your Order');
  const items = page.getByRole('main').getByRole('article').getByRole('heading');
  await items.filter({ hasText: 'Tūī Mesh 6' }).waitFor();
  const names = await items.allInnerTexts();
  expect(names.indexOf('Tūī Router 6')).toBeLessThan(names.indexOf('Pīwakawaka Point'));

  const note = `Works with Wireless Everyday and Wireless Plus, not with ${plan.name} in your cart.`;
  await page.goto('/hardware/kereru-4g-modem');
  await page.getByText(note).waitFor();
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  // It is stored a moment after it is shown.
  await page.waitForFunction(() => localStorage.getItem('cart')?.includes('kereru-4g-modem'));
  await page.goto('/orderhardware');
  await page.getByText(`Kererū 4G Modem. ${note}`).waitFor();
  await page.goto('/cart');
  await page.getByRole('row', { name: 'Kererū 4G Modem' }).getByText(note).waitFor();
  await page.getByRole('link', { name: 'Proceed to checkout' }).waitFor();
});

it('gives a removed line back by the keyboard, also after more than a toast’s time', {
  timeout: 60_000,
}, async () => {
  const { page } = await openVisit({ as: 'shopper', viewport: phone });
  await page.clock.install();
  await page.goto('/cart');
  await page.getByLabel(`Quantity of ${addOn}`).selectOption('3');
  await page.getByRole('button', { name: `Remove ${plan.name}` }).click();
  await eventually(() => products(page)).toHaveLength(1);
  await page.clock.fastForward(60_000);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(async () => (await products(page)).map((text) => text.split('\n')[0])).toEqual([
    plan.name,
    addOn,
  ]);

  await page.getByRole('button', { name: `Remove ${addOn}` }).click();
  await page.getByRole('button', { name: `Undo removing ${addOn}` }).click();
  await eventually(() => page.getByLabel(`Quantity of ${addOn}`).inputValue()).toBe('3');
});

it('waits for the stored cart before it says that it is empty', { timeout: 180_000 }, async () => {
  // The worker would fetch the script that is held back here.
  const { page } = await openVisit({ as: 'customer', serviceWorkers: 'block' });
  await choosePlan(page, plan.id);
  await heading(page, 'Your Order');

  for (const [path, title, shown] of [
    ['/details', 'Shipping', 'We’ll connect you at'],
    ['/placeorder', 'Place Order', 'Contact details'],
  ] as const) {
    let letThrough = () => {};
    const isHeld = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const storedCart = /\/assets\/parse-stored-cart/;
    await page.route(storedCart, async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto(path);
    await heading(page, title);
    await page.getByText('Loading your cart').waitFor();
    expect(await page.getByText('Your cart is empty').count()).toBe(0);
    letThrough();
    await page.getByText(shown).first().waitFor();
    await page.unroute(storedCart);
  }
});

it('promises to keep a cart where there is one', { timeout: 180_000 }, async () => {
  const { page } = await openVisit();
  const promise = page.getByText('We’ve kept everything you’ve entered.', { exact: true });
  await page.goto('/login');
  await heading(page, 'Sign In');
  await page.getByText('Sign in to continue.').waitFor();
  expect(await promise.isVisible()).toBe(false);
  await choosePlan(page, plan.id);
  await heading(page, 'Your Order');
  await page.goto('/login');
  await promise.waitFor();
});
