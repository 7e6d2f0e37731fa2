import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { placeOrderFor, register } from './api.ts';
import { fillInRegistration, newPerson } from './people.ts';
import { fillCart, heading } from './shopping.ts';
import { closeBrowser, desktop, openVisit, phone } from './visit.ts';

afterAll(closeBrowser);

const tablet = { width: 820, height: 1180 };

/** Which of these a notice lies over. */
async function listCovered(page: Page, needed: Record<string, Locator>): Promise<string[]> {
  const notice = page.getByRole('region', { name: 'Notifications' }).locator('[aria-live] > *').first();
  await notice.waitFor();
  const over = await notice.boundingBox();
  const boxes = await Promise.all(
    Object.entries(needed).map(async ([name, locator]) => ({ name, box: await locator.boundingBox() })),
  );
  return boxes
    .filter(
      ({ box }) =>
        over &&
        box &&
        over.x < box.x + box.width &&
        box.x < over.x + over.width &&
        over.y < box.y + box.height &&
        box.y < over.y + over.height,
    )
    .map(({ name }) => name);
}

const partsOf = (page: Page) => ({
  'cart button': page.getByRole('link', { name: /in the cart/ }),
  heading: page.getByRole('heading', { level: 1 }),
});

describe.each([
  ['a phone', phone],
  ['a tablet', tablet],
  ['a desk', desktop],
])('on %s', (_, viewport) => {
  it('a notice covers neither the cart button nor the heading nor the bar with the summary', async () => {
    const { page } = await openVisit({ viewport });
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
    const needed: Record<string, Locator> = partsOf(page);
    const bar = page.locator('details > summary').filter({ hasText: 'What it costs' });
    if (await bar.isVisible()) needed.summary = bar;
    expect(await listCovered(page, needed)).toEqual([]);
  });

  it('a notice of what staff did leaves the order’s heading in sight', async () => {
    const person = newPerson();
    await register(person);
    const order = await placeOrderFor(person);
    const { page } = await openVisit({ as: 'admin', viewport });
    await page.goto(`/order/${order._id}`);
    await heading(page, `Order ${order.number}`);
    await page.getByRole('button', { name: 'Process Order' }).click();
    await page.getByText('Order status changed').waitFor();
    expect(await listCovered(page, { heading: page.getByRole('heading', { level: 1 }) })).toEqual([]);
  });
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
