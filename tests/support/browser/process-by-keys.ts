import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accepted, addPerson, admin, call, placeOrderFor } from '#tests/support/shop/shop.ts';
import { heading } from './shopping.ts';
import { settled } from './visit.ts';

const readOrder = (id: string) => accepted(call('GET', `/api/orders/${id}`, { as: admin }));

/** Someone whose name no other order is of, with so many order requests. */
export async function placeRequests(count: number, phone = '021 000 000') {
  const lastName = `Desk${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
  const person = await addPerson({ lastName, phone });
  const orders: Awaited<ReturnType<typeof placeOrderFor>>[] = [];
  for (let placed = 0; placed < count; placed++) orders.push(await placeOrderFor(person));
  return { person, orders };
}

/**
 * Processes someone's requests without a mouse: the first on its page, the others in the list. The last is taken back.
 *
 * @param requests three at least
 */
export async function processByKeys(
  page: Page,
  { person, orders }: Awaited<ReturnType<typeof placeRequests>>,
): Promise<void> {
  const count = orders.length;
  await page.goto(`/admin/orderlist?status=submitted&q=${person.lastName}`);
  await page.getByText(`${count} orders`, { exact: true }).waitFor();

  // The first one is looked at, and the next opened with it; the others in the list.
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await heading(page, `Order ${orders[0]?.number}`);
  await page.getByRole('region', { name: 'Actions' }).locator('summary').press('Enter');
  await page.getByRole('button', { name: 'Process and open next' }).waitFor();
  await page.keyboard.press('Shift+P');
  await heading(page, `Order ${orders[1]?.number}`);
  await page.goBack();
  await page.goBack();
  await page.getByText(`${count - 1} orders`, { exact: true }).waitFor();
  // Who is at a row comes to the next one with it.
  await settled(page);
  await expect
    .poll(async () => {
      await page.keyboard.press('j');
      return page.evaluate(() => document.activeElement?.closest('tbody') !== null);
    })
    .toBe(true);
  for (let left = count - 1; left > 0; left--) {
    await page.keyboard.press('p');
    await expect.poll(() => page.getByRole('row').count()).toBe(left === 1 ? 0 : left);
  }

  const last = orders.at(-1)?._id ?? '';
  expect((await readOrder(last)).status).toBe('processing');
  await page.keyboard.press('u');
  await page.getByText(`Undid Processing for ${orders.at(-1)?.number}. No email sent.`).waitFor();
  expect(await readOrder(last)).toMatchObject({ status: 'submitted', history: [{ action: 'place' }] });
}
