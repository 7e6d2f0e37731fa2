import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { admin, customer, fillInLogin, signIn } from './people.ts';
import { fillCart, heading, placeOrder } from './shopping.ts';
import { closeBrowser, eventually, openVisit, phone } from './visit.ts';

afterAll(closeBrowser);

const narrowest = 320;

const publicPages = [
  ...['/', '/fibre', '/wireless', '/hyperfibre', '/fibre/plans', '/wireless/plans', '/hyperfibre/plans'],
  ...['/product/fibre-everyday', '/product/fibre-everyday/order', '/hardware', '/hardware/tui-mesh-6'],
  ...['/hardware/totara-gateway-10', '/product/nothing', '/orderhardware', '/cart', '/login', '/register'],
  ...['/about', '/contact', '/privacy', '/terms', '/nowhere'],
];

/** Waits until nothing is loading any more. */
async function settle(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  // The script of a built page waits for the first sign of a person.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  await eventually(() => page.locator('main [aria-busy=true]').count()).toBe(0);
}

/** What axe finds on the page as it is, in lines that name the rule and the place. */
async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Tells whether the page stays wider than the window, once what follows the window's width has followed. */
async function isTooWide(page: Page): Promise<boolean> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  return page.waitForFunction(fits, undefined, { timeout: 5000 }).then(
    () => false,
    () => true,
  );
}

async function inspect(page: Page, where: string): Promise<string[]> {
  const problems = await findViolations(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: narrowest, height: 640 });
  if (await isTooWide(page)) problems.push(`wider than ${narrowest} px`);
  if (size) await page.setViewportSize(size);
  return problems.map((problem) => `${where}: ${problem}`);
}

async function inspectAll(page: Page, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await settle(page);
    problems.push(...(await inspect(page, path)));
  }
  return problems;
}

describe.each(['light', 'dark'] as const)('on a %s screen', (colorScheme) => {
  it('the pages for everybody have no accessibility fault', { timeout: 300_000 }, async () => {
    const { page, allow } = await openVisit({ colorScheme });
    allow(/status of 40[34]/);
    expect(await inspectAll(page, publicPages)).toEqual([]);
  });

  it('the forms have none when they are full of errors', { timeout: 120_000 }, async () => {
    const { page } = await openVisit({ colorScheme, viewport: phone });
    const problems: string[] = [];
    for (const [path, button] of [
      ['/login', 'Sign In'],
      ['/register', 'Register'],
      ['/product/fibre-everyday/order', 'Next'],
    ] as const) {
      await page.goto(path);
      await settle(page);
      await page.getByRole('main').getByRole('button', { name: button }).click();
      await page.getByRole('main').getByRole('alert').waitFor();
      problems.push(...(await inspect(page, `${path} with errors`)));
    }
    expect(problems).toEqual([]);
  });

  it('the way from the cart to the order has none', { timeout: 240_000 }, async () => {
    const { page, allow } = await openVisit({ colorScheme });
    allow(/status of 40[34]/);
    await page.goto('/fibre/plans');
    await fillCart(page);
    const problems = await inspectAll(page, ['/orderhardware', '/cart']);
    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await fillInLogin(page, customer);
    await heading(page, 'Shipping');
    problems.push(...(await inspectAll(page, ['/details', '/placeorder', '/details'])));
    await placeOrder(page);
    await settle(page);
    problems.push(...(await inspect(page, 'the order that was just placed')));
    problems.push(
      ...(await inspectAll(page, ['/profile', '/profile?tab=orders', '/order/no-such-order', '/admin'])),
    );
    expect(problems).toEqual([]);
  });

  it('the pages for staff have none', { timeout: 240_000 }, async () => {
    const { page } = await openVisit({ colorScheme });
    await signIn(page, admin);
    const problems = await inspectAll(page, [
      '/admin',
      '/admin/orderlist',
      '/admin/orderlist?status=Completed&q=nobody-has-this-name',
    ]);
    await page.goto('/admin/orderlist');
    await page.getByRole('rowheader').getByRole('link').first().click();
    await heading(page, /^Order KB-/);
    await settle(page);
    problems.push(...(await inspect(page, 'an order')));
    await page.getByRole('button', { name: 'Delete Order' }).click();
    await page.getByRole('dialog').waitFor();
    problems.push(...(await inspect(page, 'deleting an order')));
    expect(problems).toEqual([]);
  });
});
