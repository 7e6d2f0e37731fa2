import type { Locator, Page } from 'playwright-core';
import { expect, it, type ProvidedContext } from 'vitest';
import { signIn } from '#tests/support/browser/people.ts';
import { findStaffIds } from '#tests/support/browser/staff-ids.ts';
import { loaded, openVisit } from '#tests/support/browser/visit.ts';
import { addPerson, placeOrderFor } from '#tests/support/shop/shop.ts';

type Press = {
  path: string;
  as?: keyof ProvidedContext['sessions'];
  /** What opens the form. */
  open?: RegExp;
  /** What is pressed from each of its fields, and answers a press. */
  press: RegExp;
};

/** Coverage has no form: each of its cells is stored as it is left, and nothing appears for that. */
const forms: Press[] = [
  { path: '/', press: /^Check$/ },
  { path: '/check-address?address=6012', press: /^Check$/ },
  { path: '/orderhardware', as: 'shopper', press: /^Next$/ },
  { path: '/product/fibre-everyday/order', press: /^Next$/ },
  { path: '/login', press: /^Sign In$/ },
  { path: '/login', press: /^Forgot password\?$/ },
  { path: '/login?redirect=%2Fdetails', as: 'shopper', open: /^I’m new/, press: /^Continue/ },
  { path: '/register', press: /^Register$/ },
  { path: '/contact', press: /^Send/ },
  { path: '/forgot-password', press: /^Send/ },
  { path: '/details', as: 'buyer', open: /^Change service address/, press: /^Next$/ },
  { path: '/profile', as: 'customer', open: /^Edit/, press: /^Update$/ },
  { path: '/profile', as: 'customer', open: /^Change password/, press: /^Update$/ },
  { path: '/order/{own}', open: /^Cancel this request/, press: /^Cancel the request$/ },
  {
    path: '/order/{own}/change',
    as: 'customer',
    open: /^Change service address/,
    press: /^Save the change$/,
  },
  { path: '/order/{order}', as: 'admin', open: /^Edit address/, press: /^Save the address$/ },
  { path: '/order/{order}', as: 'admin', open: /^Change order/, press: /^Save the change$/ },
  { path: '/order/{order}', as: 'admin', open: /^(Set|Change) the date/, press: /^Save the date$/ },
  { path: '/order/{order}', as: 'admin', press: /^Add note$/ },
  { path: '/admin/order/new', as: 'admin', press: /^Place Order$/ },
  { path: '/admin/service/fibre-everyday/edit', as: 'admin', press: /^Save$/ },
  { path: '/admin/hardware/tui-mesh-6/edit', as: 'admin', press: /^Save$/ },
  { path: '/admin/user/{user}/edit', as: 'admin', press: /^Update$/ },
  { path: '/admin/enquiries/{enquiry}', as: 'admin', press: /^Send/ },
  { path: '/admin/enquiries/{enquiry}', as: 'admin', press: /^Add note$/ },
];

/** Made once, where a form needs them. Whose order is their own signs in for it. */
const makeIds = once(async () => {
  const [staff, person] = await Promise.all([findStaffIds(), addPerson()]);
  const own = await placeOrderFor(person);
  const ids: Record<string, string> = {
    order: staff.order,
    user: staff.idFor('/admin/user/:id/edit'),
    enquiry: staff.idFor('/admin/enquiries/:id'),
    own: own._id,
  };
  return { ids, person };
});
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Types so little that leaving the field refuses it. */
async function enter(field: Locator): Promise<void> {
  const kind = await field.evaluate((element) =>
    element.matches('select') ? 'select' : element.getAttribute('type'),
  );
  if (kind === 'select') await field.focus();
  else if (kind === 'date') await field.fill('2026-12-24');
  else if (kind === 'time') await field.fill('09:30');
  else if (kind === 'number') await field.fill('1');
  else await field.fill('x');
}

/** Presses as a hand does: what leaving the field shows is on the page before the button is let go. */
async function pressSlowly(page: Page, control: Locator): Promise<string> {
  const place = async () => {
    const { x = 0, y = 0 } = (await control.boundingBox()) ?? {};
    return `${Math.round(x)}, ${Math.round(y)}`;
  };
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('Nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const before = await place();
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const after = await place();
  await page.mouse.up();
  return before === after ? 'stays' : `moves from ${before} to ${after}`;
}

/** Notes the clicks that reach a control, and lets none do anything. */
const countClicks = (control: Locator) =>
  control.evaluate((element) => {
    const clicks = { count: 0 };
    Object.assign(window, { clicks });
    element.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      clicks.count += 1;
    });
  });
const readClicks = (page: Page) =>
  page.evaluate(() => (window as unknown as { clicks: { count: number } }).clicks.count);

it.each(forms)('on $path, $press is pressed from every field', async ({ path, as, open, press }) => {
  const { page } = await openVisit({ ...(as && { as }) });
  if (path.includes('{')) {
    const { ids, person } = await makeIds();
    if (path.includes('{own}')) {
      await signIn(page, person);
      await loaded(page);
    }
    await page.goto(path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? ''));
  } else await page.goto(path);
  await loaded(page);
  const main = page.getByRole('main');
  if (open) await main.locator(':is(button, label):visible').filter({ hasText: open }).first().click();
  await loaded(page);
  const dialog = page.getByRole('dialog');
  const scope = (await dialog.isVisible()) ? dialog : main;
  const control = scope.locator(':is(button, a):visible').filter({ hasText: press }).first();
  await countClicks(control);
  const fields = scope.locator(
    ':is(textarea, select, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])):visible:enabled:not([readonly])',
  );
  // A form may load only as it is opened.
  await fields.first().waitFor();
  const said: string[] = [];
  for (let index = 0; index < (await fields.count()); index += 1) {
    const field = fields.nth(index);
    const name = await field.evaluate((element) => element.getAttribute('name') ?? element.id);
    const before = await readClicks(page);
    await enter(field);
    const moves = await pressSlowly(page, control);
    const isTaken = (await readClicks(page)) === before + 1;
    if (!isTaken || moves !== 'stays') said.push(`${name}: ${moves}, ${isTaken ? 'taken' : 'lost'}`);
  }
  expect(said).toEqual([]);
});
