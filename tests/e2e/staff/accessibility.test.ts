import { expect, it } from 'vitest';
import { inspect, inspectAll, settle } from '#tests/support/browser/accessibility.ts';
import { goWithin, openVisit } from '#tests/support/browser/visit.ts';
import { customer, placeOrderFor } from '#tests/support/shop/shop.ts';

it('each layout for staff has no accessibility fault, in light and dark and on the narrowest screen', async () => {
  const order = await placeOrderFor(customer);
  const { page } = await openVisit({ as: 'admin' });
  const schemes = ['dark' as const, 'light' as const];
  await page.goto('/admin');
  await settle(page, 'signed-in');
  const problems = await inspect(page, '/admin', schemes);
  const paths = ['/admin/orderlist', '/admin/hardware/tui-mesh-6/info', `/order/${order._id}`];
  problems.push(...(await inspectAll(page, paths, schemes, 'signed-in')));
  await page.getByRole('button', { name: 'Delete Order' }).click();
  await page.getByRole('dialog').waitFor();
  problems.push(...(await inspect(page, 'deleting an order', schemes)));
  await page.keyboard.press('Escape');

  await goWithin(page, '/admin/service/fibre-everyday/edit');
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByLabel('Price per month').fill('-1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  problems.push(...(await inspect(page, 'an editor full of errors', schemes)));
  expect(problems).toEqual([]);
});
