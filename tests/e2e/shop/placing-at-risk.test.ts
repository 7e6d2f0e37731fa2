import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillInLogin } from '#tests/support/browser/people.ts';
import { heading, readOrderNumber } from '#tests/support/browser/shopping.ts';
import { openVisit, type Visit } from '#tests/support/browser/visit.ts';
import { accepted, addPerson, call } from '#tests/support/shop/shop.ts';

type Shopper = Visit & { listOrders: () => Promise<{ number: string }[]> };

const hourMs = 3_600_000;

/** Someone with an account whose cart is full and who has come to the last step, in a browser with a wrong clock. */
async function openVisitAtLastStep(clockOffMs: number): Promise<Shopper> {
  const [person, visit] = [await addPerson(), await openVisit({ as: 'shopper' })];
  const { page, context } = visit;
  await context.clock.setSystemTime(Date.now() + clockOffMs);
  await page.goto('/placeorder');
  await page.waitForURL('**/login?redirect=%2Fplaceorder');
  await fillInLogin(page, person);
  await heading(page, 'Place Order');
  return { ...visit, listOrders: () => accepted(call('GET', '/api/orders/myorders', { as: person })) };
}

const press = (page: Page) => page.getByRole('button', { name: 'Place Order' }).first().click();

it('two tabs with one cart place one order, also at the same time and by a clock that is an hour behind', async () => {
  const { page, context, listOrders } = await openVisitAtLastStep(-hourMs);
  const other = await context.newPage();
  await other.goto('/placeorder');
  await heading(other, 'Place Order');
  const bothSent = Promise.withResolvers<void>();
  let sent = 0;
  await context.route('**/api/orders', async (route) => {
    if (++sent === 2) bothSent.resolve();
    await bothSent.promise;
    await route.continue();
  });
  await press(page);
  await press(other);
  const numbers = [await readOrderNumber(page), await readOrderNumber(other)];
  const orders = await listOrders();
  expect(orders).toHaveLength(1);
  expect(numbers).toEqual([orders[0]?.number, orders[0]?.number]);
  await page.reload();
  expect(await readOrderNumber(page)).toBe(orders[0]?.number);
});

it('where the connection is lost as an order is stored, by a clock an hour ahead, the next press leads to it', async () => {
  const { page, context, allow, listOrders } = await openVisitAtLastStep(hourMs);
  allow(/ERR_INTERNET_DISCONNECTED/);
  await context.route('**/api/orders', async (route) => {
    expect((await route.fetch()).status()).toBe(201);
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await press(page);
  const alert = page.getByRole('main').getByRole('alert').first();
  await alert.getByText('can’t be placed twice').waitFor();
  await context.unroute('**/api/orders');
  await context.setOffline(false);
  await press(page);
  const number = await readOrderNumber(page);
  expect((await listOrders()).map((order) => order.number)).toEqual([number]);
  await page.reload();
  expect(await readOrderNumber(page)).toBe(number);
});
