import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { processByKeys } from '#tests/support/browser/process-by-keys.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit, settled } from '#tests/support/browser/visit.ts';
import { customer, placeOrderFor } from '#tests/support/shop/shop.ts';

/** Words of the desk's code alone. */
const staffWords = ['Process and open next', 'Order, person, phone, plan or page'];

it('no visitor and no customer loads any of the desk’s code', async () => {
  const collect = (page: Page) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(request.url());
    });
    return async () => {
      // Asked for again: a browser forgets what a page loaded when it leaves it.
      const code = (await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()))).join();
      return staffWords.filter((words) => code.includes(words));
    };
  };
  const [customers, staffs] = [await openVisit({ as: 'customer' }), await openVisit({ as: 'admin' })];
  const [atCustomer, atStaff] = [collect(customers.page), collect(staffs.page)];
  const { _id, number } = await placeOrderFor(customer);
  await customers.page.goto('/fibre/plans');
  await settled(customers.page);
  await customers.page.goto('/admin');
  await heading(customers.page, 'This page is for our staff');
  await settled(customers.page);
  for (const { page } of [customers, staffs]) {
    await page.goto(`/order/${_id}`);
    await heading(page, `Order ${number}`);
    await settled(page);
  }
  expect(await atCustomer()).toEqual([]);
  await staffs.page.keyboard.press('Control+k');
  await staffs.page.getByRole('combobox').waitFor();
  expect(await atStaff()).toEqual(staffWords);
});

it('staff who reload an order see nothing of the shop’s frame, however late the code is', async () => {
  const { _id, number } = await placeOrderFor(customer);
  const open = async (as: 'admin' | 'customer') => {
    const { page } = await openVisit({ as });
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await isLetGo;
      await route.continue();
    });
    // Each frame that is drawn tells whether the shop's footer is in it.
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('footer')) Object.assign(window, { hasSeenFooter: true });
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`/order/${_id}`, { waitUntil: 'commit' });
    await page.getByRole('main').waitFor();
    const footersAtFirst = await page.getByRole('contentinfo').count();
    letGo();
    await heading(page, `Order ${number}`);
    await settled(page);
    return { footersAtFirst, hasSeenFooter: await page.evaluate(() => 'hasSeenFooter' in window) };
  };
  expect(await open('admin')).toEqual({ footersAtFirst: 0, hasSeenFooter: false });
  // It is in a customer's page from the start, and shown once there is something above it.
  expect(await open('customer')).toEqual({ footersAtFirst: 0, hasSeenFooter: true });
});

it(
  'processes requests by the keyboard alone, from list and order, and takes one back',
  {
    timeout: 120_000,
  },
  () => processByKeys(3),
);

it('opens the order whose number was pasted last, however soon Enter comes', async () => {
  const [first, second] = [await placeOrderFor(customer), await placeOrderFor(customer)];
  const { page } = await openVisit({ as: 'admin' });
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(/palette-search/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.goto('/admin');
  await heading(page, 'Dashboard');
  // What follows the keys at once is not lost, however late the search's code is.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(first.number);
  await page.keyboard.press('Enter');
  letGo();
  await heading(page, `Order ${first.number}`);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(first.number);
  await page.getByRole('option', { name: first.number }).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(second.number);
  await page.keyboard.press('Enter');
  await heading(page, `Order ${second.number}`);
  expect(await page.getByRole('dialog').count()).toBe(0);
});
