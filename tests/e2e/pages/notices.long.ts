import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillInRegistration, newPerson } from '#tests/support/browser/people.ts';
import { fillCart, heading } from '#tests/support/browser/shopping.ts';
import { desktop, openVisit, phone } from '#tests/support/browser/visit.ts';
import { addPerson, placeOrderFor } from '#tests/support/shop/shop.ts';

const tablet = { width: 820, height: 1180 };

const partsOf = (page: Page) => ({
  'cart button': page.getByRole('link', { name: /in the cart/ }),
  heading: page.getByRole('heading', { level: 1 }),
});

/** Which of these the notice that has just come covers, on a phone, a tablet and a desktop. */
async function listCovered(page: Page, needed: Record<string, Locator>): Promise<string[]> {
  const notice = page.getByRole('region', { name: 'Notifications' }).locator('[aria-live] > *').first();
  await notice.waitFor();
  const covered: string[] = [];
  for (const viewport of [phone, tablet, desktop]) {
    await page.setViewportSize(viewport);
    const [over, ...boxes] = await measureAtRest([notice, ...Object.values(needed)]);
    if (!over) throw new Error(`The notice has gone before it was seen at ${viewport.width} px`);
    for (const [index, name] of Object.keys(needed).entries()) {
      // What a wide window does not show has no box.
      const box = boxes[index];
      if (box && overlap(over, box)) covered.push(`${name} at ${viewport.width} px`);
    }
  }
  return covered;
}

/** Where these are once nothing moves any more: what follows the width of the window does so a moment later. */
async function measureAtRest(locators: readonly Locator[]) {
  const measure = () => Promise.all(locators.map((locator) => locator.boundingBox()));
  let boxes = await measure();
  await expect
    .poll(async () => {
      const before = boxes;
      boxes = await measure();
      return JSON.stringify(before) === JSON.stringify(boxes);
    })
    .toBe(true);
  return boxes;
}

it('a notice is at the top right and light, in a dark window too', async () => {
  const { page } = await openVisit({ colorScheme: 'dark' });
  await page.goto('/hardware/tui-mesh-6');
  await heading(page, 'Tūī Mesh 6');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  const notice = page.getByRole('region', { name: 'Notifications' }).locator('[aria-live] > *').first();
  const look = await notice.evaluate((element) => {
    const { right, bottom } = element.getBoundingClientRect();
    const light = [element, ...element.querySelectorAll('*')].map((part) => getComputedStyle(part));
    return {
      isAtTopRight: window.innerWidth - right < 40 && bottom < window.innerHeight / 2,
      background: light.find(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)')
        ?.backgroundColor,
    };
  });
  expect(look).toEqual({ isAtTopRight: true, background: 'rgb(255, 254, 251)' });
});

type Box = { x: number; y: number; width: number; height: number };

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

it('a notice covers nothing that is needed next: cart button, steps, heading, summary, service address', async () => {
  const { page } = await openVisit();
  await page.goto('/hardware/tui-mesh-6');
  await heading(page, 'Tūī Mesh 6');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('link', { name: /in the cart/ }).waitFor();
  expect(await listCovered(page, partsOf(page))).toEqual([]);
  // Nor the sums of the next page, as it ends with the press that leads there.
  await page.getByRole('link', { name: /in the cart/ }).click();
  await page.getByRole('region', { name: 'Order Summary' }).waitFor();
  expect(await page.getByRole('region', { name: 'Notifications' }).innerText()).toBe('');

  await page.goto('/fibre/plans');
  await fillCart(page);
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await page.getByLabel('I have an account').check();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await heading(page, 'Sign Up');
  await fillInRegistration(page, newPerson());
  await heading(page, 'Place Order');
  // A new page glides up to its top, and stops where a change of the window finds it.
  await page.waitForFunction(() => window.scrollY === 0);
  // On a phone it covers the header here: each step and the service address are below.
  const needed = {
    heading: page.getByRole('heading', { level: 1 }),
    summary: page.locator('details > summary').filter({ hasText: 'What it costs' }),
    steps: page.getByRole('navigation', { name: 'Checkout' }),
    'service address': page.getByRole('main').getByText('Karori').first(),
  };
  expect(await listCovered(page, needed)).toEqual([]);
});

it('a notice of what staff did leaves the order’s heading and buttons in sight', async () => {
  const person = await addPerson();
  const order = await placeOrderFor(person);
  const { page } = await openVisit({ as: 'admin' });
  await page.goto(`/order/${order._id}`);
  await heading(page, `Order ${order.number}`);
  await page.getByRole('button', { name: 'Process Order' }).click();
  await page.getByText('Order status changed').waitFor();
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const needed = {
    heading: page.getByRole('heading', { level: 1 }),
    Dashboard: page.getByRole('main').getByRole('link', { name: 'Dashboard' }),
    Previous: button('Previous'),
    Next: button('Next'),
    Print: button('Print'),
  };
  expect(await listCovered(page, needed)).toEqual([]);
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
    await page
      .getByRole('alert')
      .getByText(/^Please check/)
      .waitFor();
    expect(await page.getByRole('region', { name: 'Notifications' }).innerText()).toBe('');
  }
});
