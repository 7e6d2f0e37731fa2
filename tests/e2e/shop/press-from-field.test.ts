import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loaded, openVisit } from '#tests/support/browser/visit.ts';

/** Presses as a hand does: the button may not move between mouse down and mouse up. */
async function pressSlowly(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('Nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  // Two frames: whatever leaving the field shows is on the page by then.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
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

it.each([
  ['/orderhardware', 'shopper', 'link', 'Next'],
  ['/product/fibre-everyday/order', undefined, 'button', 'Next'],
  ['/login', undefined, 'button', 'Sign In'],
  ['/login', undefined, 'link', 'Forgot password?'],
  ['/register', undefined, 'button', 'Register'],
  ['/contact', undefined, 'button', 'Send'],
  ['/forgot-password', undefined, 'button', 'Send'],
  ['/details', 'buyer', 'button', 'Next'],
] as const)('on %s as %s, the %s “%s” is pressed from every field', async (path, as, role, name) => {
  const { page } = await openVisit({ ...(as && { as }) });
  await page.goto(path);
  await loaded(page);
  const change = page.getByRole('button', { name: 'Change service address' });
  if (await change.isVisible()) await change.click();
  const main = page.getByRole('main');
  const control = main.getByRole(role, { name }).last();
  await countClicks(control);
  const fields = main.locator(
    'input:is([type=text], [type=email], [type=tel], [type=password]):visible:enabled',
  );
  const count = await fields.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < (await fields.count()); index += 1) {
    const field = fields.nth(index);
    const label = (await field.getAttribute('name')) ?? '';
    const before = await readClicks(page);
    // Too short for any field, so that leaving it refuses it.
    await field.fill('x');
    await pressSlowly(page, control);
    expect([label, await readClicks(page)]).toEqual([label, before + 1]);
  }
});
