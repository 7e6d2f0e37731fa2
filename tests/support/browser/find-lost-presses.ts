import type { Locator, Page } from 'playwright-core';
import { loaded } from './visit.ts';

/** Types so little that leaving the field refuses it, and chooses what a list has last. */
async function enter(field: Locator): Promise<void> {
  const kind = await field.evaluate((element) =>
    element.matches('select') ? 'select' : element.getAttribute('type'),
  );
  if (kind === 'select') {
    await field.focus();
    await field.selectOption({ index: (await field.locator('option').count()) - 1 });
  } else if (kind === 'date') await field.fill('2026-12-24');
  else if (kind === 'time') await field.fill('09:30');
  else if (kind === 'number') await field.fill('1');
  else await field.fill('x');
}

/** Presses as a hand does: what leaving the field shows is on the page before the button is let go. */
async function pressSlowly(page: Page, control: Locator): Promise<string> {
  const place = async () => (await control.boundingBox()) ?? { x: 0, y: 0 };
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('Nothing to press.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const before = await place();
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const after = await place();
  await page.mouse.up();
  // A window that scrolls along with what appears above stops at whole pixels.
  const isMoved = Math.max(Math.abs(before.x - after.x), Math.abs(before.y - after.y)) > 1;
  return isMoved ? `moves from ${before.x}, ${before.y} to ${after.x}, ${after.y}` : 'stays';
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

/**
 * Presses a control of the form in sight from each of its fields. No press does anything.
 *
 * @returns a line for each field after which the press is lost, or the control moves
 */
export async function findLostPresses(page: Page, press: RegExp): Promise<string[]> {
  await loaded(page);
  const dialog = page.getByRole('dialog');
  const scope = (await dialog.isVisible()) ? dialog : page.getByRole('main');
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
  return said;
}
