import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { placeRequests, processByKeys } from '#tests/support/browser/process-by-keys.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { goWithin, openVisit, settled } from '#tests/support/browser/visit.ts';
import { accepted, admin, call, customer, placeOrderFor } from '#tests/support/shop/shop.ts';

/** Words of the desk's code alone. */
const staffWords = ['Process and open next', 'Order, person, phone, plan or page'];

it('no customer loads any of the desk’s code, and staff who reload an order see nothing of the shop’s frame, however late theirs is', async () => {
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
  const { _id, number } = await placeOrderFor(customer);
  /** Opens the order, whose code comes late, and says whether the shop's footer was in any frame that was drawn. */
  const reload = async (page: Page) => {
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await isLetGo;
      await route.continue();
    });
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
  const [customers, staffs] = [await openVisit({ as: 'customer' }), await openVisit({ as: 'admin' })];
  const [atCustomer, atStaff] = [collect(customers.page), collect(staffs.page)];
  await customers.page.goto('/admin');
  await heading(customers.page, 'This page is for our staff');
  // The rules refuse an order that is gone as they refuse someone else's.
  customers.allow(/status of 403/);
  await goWithin(customers.page, '/order/that-was-deleted');
  await heading(customers.page, 'We couldn’t find that order');
  await settled(customers.page);
  // The footer is in a customer's page from the start, and shown once there is something above it.
  expect(await reload(customers.page)).toEqual({ footersAtFirst: 0, hasSeenFooter: true });
  expect(await atCustomer()).toEqual([]);
  expect(await reload(staffs.page)).toEqual({ footersAtFirst: 0, hasSeenFooter: false });
  await staffs.page.keyboard.press('Control+k');
  await staffs.page.getByRole('combobox').waitFor();
  expect(await atStaff()).toEqual(staffWords);
});

it('a call and a list of requests are dealt with by the keyboard alone, however soon the keys come, and one is taken back', {
  timeout: 180_000,
}, async () => {
  const digits = String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(7, '0')
    .slice(-7);
  const caller = await placeRequests(3, `021 ${digits}`);
  const [first, second] = caller.orders;
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
  await page.keyboard.type(`${first?.number}`);
  await page.keyboard.press('Enter');
  letGo();
  await heading(page, `Order ${first?.number}`);
  // The number that was pasted last counts, however soon Enter comes.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(digits);
  await page.getByRole('option', { name: first?.number }).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(`${second?.number}`);
  await page.keyboard.press('Enter');
  await heading(page, `Order ${second?.number}`);
  expect(await page.getByRole('dialog').count()).toBe(0);

  await page.keyboard.press('n');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.type('Home on Friday.');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Note added').waitFor();
  expect(await accepted(call('GET', `/api/orders/${second?._id}/history`, { as: admin }))).toContainEqual(
    expect.objectContaining({ note: expect.objectContaining({ text: 'Home on Friday.' }) }),
  );
  await processByKeys(page, caller);
});
