import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillInLogin } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { goWithin, loaded, openVisit, phone } from '#tests/support/browser/visit.ts';
import {
  accepted,
  addPerson,
  admin,
  call,
  db,
  type Person,
  placeOrder,
  requestOf,
} from '#tests/support/shop/shop.ts';

/** Stores orders of a person as the shop does, one a day. The limits on placing are not what this is about. */
async function addOrders({ uid, firstName, lastName, email }: Person, count: number): Promise<void> {
  const line = { _id: 'fibre-max', name: 'Fibre Max', category: 'fibre', price: 104.99, qty: 1 };
  const address = { address: '12 Rātā Street', city: 'Karori', region: 'Wellington', postalCode: '6012' };
  const batch = db.batch();
  for (let day = 1; day <= count; day++) {
    const at = new Date(Date.UTC(2025, 0, day));
    batch.create(db.collection('orders').doc(), {
      number: `KB-PAGE-${String(day).padStart(4, '0')}`,
      user: { _id: uid, firstName, lastName, email, phone: '021 000 000', address: '' },
      orderServices: [line],
      orderHardwares: [],
      orderItems: [line],
      serviceAddress: { ...address, country: 'New Zealand' },
      // Closed, so that staff's lists in other journeys do not begin with them.
      status: 'completed',
      modemNeeded: false,
      isProcessing: true,
      isCompleted: true,
      history: [],
      itemsPrice: 104.99,
      shippingPrice: 0,
      taxPrice: 13.69,
      totalPrice: 104.99,
      createdAt: at,
      updatedAt: at,
      editedAt: at,
      workAt: at,
    });
  }
  await batch.commit();
}

/** It is printed on one sheet, under the shop's mark, with all that is due. */
async function expectOneSheet(page: Page): Promise<void> {
  const margin = { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' };
  const sheets = (await page.pdf({ format: 'A4', margin })).toString('latin1');
  expect(sheets.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  const amounts = page.getByRole('region', { name: 'What you ordered' });
  for (const name of ['Standard Shipping (NZ-Wide)', 'GST included in Total', 'First twelve months'])
    await amounts.getByText(name).filter({ visible: true }).waitFor();
  const header = page.getByRole('banner');
  await header.locator('svg').first().waitFor();
  expect((await header.innerText()).trim().split(/\s+/)).toEqual(['Kōwhai', 'Broadband']);
  await page.getByRole('contentinfo').waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: 'screen' });
}

it('a request is printed on one sheet, changed, cancelled and ordered again, and all older ones can be read', async () => {
  const person = await addPerson();
  const orderHardwares = ['tui-mesh-6', 'piwakawaka-point'].map((_id) => ({ _id, qty: 1 }));
  const body = { ...requestOf({ plan: { _id: 'fibre-everyday' } }), orderHardwares, modemNeeded: true };
  const [order] = await Promise.all([accepted(placeOrder(person, body)), addOrders(person, 53)]);
  const read = () => accepted(call('GET', `/api/orders/${order._id}`, { as: admin }));
  const { page } = await openVisit({ viewport: phone });
  const main = page.getByRole('main');
  await page.goto(`/login?redirect=${encodeURIComponent(`/order/${order._id}`)}`);
  await fillInLogin(page, person);
  await heading(page, `Order ${order.number}`);
  await loaded(page);
  await expectOneSheet(page);

  await page.getByRole('link', { name: 'Change this request' }).click();
  await heading(page, `Change ${order.number}`);
  await page.getByRole('button', { name: /^Change plan/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Fibre Max/ })
    .click();
  await page.getByRole('button', { name: 'Change service address' }).click();
  await page.getByLabel('Street Address').fill('99 Example Street');
  // The suburb and postcode of the street before went with it.
  await page.getByLabel('Suburb/City').fill('Karori');
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('6012');
  expect((await read()).orderServices).toMatchObject([{ name: 'Fibre Everyday' }]);
  await page.getByRole('button', { name: 'Save the change' }).click();
  await heading(page, `Order ${order.number}`);
  await page.getByText('Fibre Max: added').waitFor();
  expect(await read()).toMatchObject({
    status: 'submitted',
    orderServices: [{ name: 'Fibre Max' }],
    serviceAddress: { address: '99 Example Street' },
  });

  const cancel = page.getByRole('button', { name: 'Cancel this request' });
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: /Do you want to cancel order request KB-/ });
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await page.getByText('Submitted', { exact: true }).waitFor();
  await cancel.click();
  await dialog.getByLabel('Why?').selectOption('I ordered by mistake');
  await dialog.getByRole('button', { name: 'Cancel the request' }).click();
  await page.getByText('Reason: I ordered by mistake.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await cancel.count()).toBe(0);

  await page.getByRole('button', { name: 'Order again' }).click();
  await heading(page, 'Cart');
  await page.getByRole('row', { name: 'Fibre Max' }).waitFor();
  await page.getByText('99 Example Street').first().waitFor();

  await goWithin(page, '/profile?tab=orders');
  const rows = main.getByRole('row', { name: /KB-\w{4}-\w{4}/ });
  await main.getByText('Showing your newest 20 orders.').waitFor();
  expect(await rows.count()).toBe(20);
  await main.getByRole('button', { name: 'Show older orders' }).click();
  await main.getByText('Showing your newest 40 orders.').waitFor();
  await main.getByRole('button', { name: 'Show older orders' }).click();
  const last = main.getByText('That’s all 54 orders.');
  await last.waitFor();
  expect(await last.evaluate((line) => line === document.activeElement)).toBe(true);
  const numbers = (await rows.allInnerTexts()).map((text) => /KB-\w{4}-\w{4}/.exec(text)?.[0]);
  expect(new Set(numbers).size).toBe(54);
  expect(numbers.at(-1)).toBe('KB-PAGE-0001');
  await main.getByRole('link', { name: 'Details of order KB-PAGE-0001' }).click();
  await heading(page, 'Order KB-PAGE-0001');
});
