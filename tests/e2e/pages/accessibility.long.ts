import { expect, it } from 'vitest';
import { inspect, inspectAll, settle } from '#tests/support/browser/accessibility.ts';
import { listPages } from '#tests/support/browser/pages.ts';
import { fillInAddress, heading } from '#tests/support/browser/shopping.ts';
import { findStaffIds } from '#tests/support/browser/staff-ids.ts';
import { openVisit, phone } from '#tests/support/browser/visit.ts';

// Every page, also one that is added to the site's table. Each layout is looked at in dark by accessibility.test.ts.
const schemes = ['light' as const];

/** More addresses than pages: what differs by its content, and what leads nowhere. */
const publicPages = [
  ...listPages('public', (path) => (path.startsWith('/product/') ? 'fibre-everyday' : 'tui-mesh-6')),
  ...['/hardware/totara-gateway-10', '/product/nothing', '/nowhere'],
];

it('the pages for everybody have no accessibility fault', { timeout: 300_000 }, async () => {
  const { page, allow } = await openVisit();
  allow(/status of 40[34]/);
  expect(await inspectAll(page, publicPages, schemes)).toEqual([]);
});

it('the forms have none when they are full of errors', { timeout: 120_000 }, async () => {
  const { page } = await openVisit({ viewport: phone });
  const problems: string[] = [];
  for (const [path, button, choice] of [
    ['/login', 'Sign In'],
    ['/login?redirect=/details', 'Continue', 'I’m new'],
    ['/product/fibre-everyday/order', 'Next'],
  ] as const) {
    await page.goto(path);
    await settle(page);
    if (choice) await page.getByLabel(choice).check();
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await page.getByRole('main').getByRole('alert').waitFor();
    problems.push(...(await inspect(page, `${path} with errors`, schemes)));
  }
  expect(problems).toEqual([]);
});

it('the pages for customers have none', { timeout: 240_000 }, async () => {
  const { page, allow } = await openVisit({ as: 'buyer' });
  allow(/status of 40[34]/);
  await page.goto('/cart');
  await settle(page, 'signed-in');
  const paths = [...listPages('signed-in', () => 'no-such-order'), '/admin', '/profile?tab=orders'];
  expect(await inspectAll(page, paths, schemes, 'signed-in')).toEqual([]);
});

it('what is asked and warned of on the way to an order has none', { timeout: 240_000 }, async () => {
  const { page } = await openVisit({ viewport: phone });
  await page.goto('/product/fibre-everyday/order');
  await fillInAddress(page);
  await page.getByLabel('Region').selectOption('Auckland');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog').waitFor();
  const problems = await inspect(page, 'a postcode of another region', schemes);
  await page.getByRole('button', { name: 'Keep it as it is' }).click();
  await heading(page, 'Your Order');
  await page.goto('/hardware/kereru-4g-modem');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  const paths = ['/hardware/kereru-4g-modem', '/orderhardware', '/cart', '/login'];
  problems.push(...(await inspectAll(page, paths, schemes)));
  expect(problems).toEqual([]);
});

it('the pages for staff have none', { timeout: 300_000 }, async () => {
  const ids = await findStaffIds();
  const { page, allow } = await openVisit({ as: 'admin' });
  allow(/status of 404/);
  const paths = [
    ...listPages('admin', (path) => ids.idFor(path)),
    ...['/admin/orderlist?q=nobody-has-this-name', '/admin/user/nobody/info'],
  ];
  await page.goto('/profile');
  await settle(page, 'signed-in');
  const problems = await inspectAll(page, paths, schemes, 'signed-in');

  await page.goto(`/admin/service/${ids.plan}/edit`);
  await page.getByLabel('Name', { exact: true }).fill('');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click();
  await page.getByRole('dialog').waitFor();
  problems.push(...(await inspect(page, 'leaving without saving', schemes)));
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await heading(page, 'Users');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  problems.push(...(await inspect(page, 'the keys', schemes)));
  expect(problems).toEqual([]);
});
