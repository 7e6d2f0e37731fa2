import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { placeOrderFor, register } from './api.ts';
import { fillInRegistration, newPerson } from './people.ts';
import { fillCart, heading } from './shopping.ts';
import { desktop, openVisit, phone } from './visit.ts';

const tablet = { width: 820, height: 1180 };

const partsOf = (page: Page) => ({
  'cart button': page.getByRole('link', { name: /in the cart/ }),
  heading: page.getByRole('heading', { level: 1 }),
});

/** Which of these the notice that has just come lies over, on a phone, a tablet and a desk. */
async function listCovered(page: Page, needed: Record<string, Locator>): Promise<string[]> {
  const notice = page.getByRole('region', { name: 'Notifications' }).locator('[aria-live] > *').first();
  await notice.waitFor();
  const covered: string[] = [];
  for (const viewport of [phone, tablet, desktop]) {
    await page.setViewportSize(viewport);
    const over = await notice.boundingBox();
    if (!over) throw new Error(`The notice has gone before it was seen at ${viewport.width} px`);
    for (const [name, locator] of Object.entries(needed)) {
      // What a wide window does not show has no box.
      const box = await locator.boundingBox();
      if (box && overlap(over, box)) covered.push(`${name} at ${viewport.width} px`);
    }
  }
  return covered;
}

type Box = { x: number; y: number; width: number; height: number };

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

it('a notice covers neither the cart button nor the heading nor the bar with the summary', async () => {
  const { page } = await openVisit();
  await page.goto('/hardware/tui-mesh-6');
  await heading(page, 'Tūī Mesh 6');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: /in the cart/ }).waitFor();
  expect(await listCovered(page, partsOf(page))).toEqual([]);

  await page.goto('/fibre/plans');
  await fillCart(page);
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await heading(page, 'Sign Up');
  await fillInRegistration(page, newPerson());
  await heading(page, 'Place Order');
  const summary = page.locator('details > summary').filter({ hasText: 'What it costs' });
  expect(await listCovered(page, { ...partsOf(page), summary })).toEqual([]);
});

it('a notice of what staff did leaves the order’s heading in sight', async () => {
  const person = newPerson();
  await register(person);
  const order = await placeOrderFor(person);
  const { page } = await openVisit({ as: 'admin' });
  await page.goto(`/order/${order._id}`);
  await heading(page, `Order ${order.number}`);
  await page.getByRole('button', { name: 'Process Order' }).click();
  await page.getByText('Order status changed').waitFor();
  expect(await listCovered(page, { heading: page.getByRole('heading', { level: 1 }) })).toEqual([]);
});

it('what an error summary says is not said again by a notice', async () => {
  const { page } = await openVisit({ viewport: phone });
  for (const [path, button] of [
    ['/contact', 'Send message'],
    ['/register', 'Register'],
    ['/product/fibre-max/order', 'Next'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await page.getByRole('alert').getByText('There is a problem').waitFor();
    expect(await page.getByRole('region', { name: 'Notifications' }).innerText()).toBe('');
  }
});
