import { expect, it } from 'vitest';
import { inspect, inspectAll, settle } from '#tests/support/browser/accessibility.ts';
import { findStaffIds } from '#tests/support/browser/staff-ids.ts';
import { openVisit } from '#tests/support/browser/visit.ts';

it('each layout for staff has no accessibility fault, in light and dark and on the narrowest screen', async () => {
  const ids = await findStaffIds();
  const { page } = await openVisit({ as: 'admin' });
  const schemes = ['dark' as const, 'light' as const];
  await page.goto('/profile');
  await settle(page, 'signed-in');
  const paths = ['/admin', '/admin/orderlist', '/admin/hardware/tui-mesh-6/info', `/order/${ids.order}`];
  const problems = await inspectAll(page, paths, schemes, 'signed-in');
  await page.getByRole('button', { name: 'Delete Order' }).click();
  await page.getByRole('dialog').waitFor();
  problems.push(...(await inspect(page, 'deleting an order', schemes)));

  await page.goto(`/admin/service/${ids.plan}/edit`);
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByLabel('Price per month').fill('-1');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('main').getByRole('alert').waitFor();
  problems.push(...(await inspect(page, 'an editor full of errors', schemes)));
  expect(problems).toEqual([]);
});
