import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { signIn } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { desktop, openVisit, phone } from '#tests/support/browser/visit.ts';
import { addPerson, placeOrderFor } from '#tests/support/shop/shop.ts';

const [kept, removed] = [
  { id: 'tui-mesh-6', name: 'Tūī Mesh 6' },
  { id: 'piwakawaka-point', name: 'Pīwakawaka Point' },
];

async function putIntoCart(page: Page): Promise<void> {
  for (const { id, name } of [kept, removed]) {
    await page.goto(`/hardware/${id}`);
    await heading(page, name);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByText(`1 × ${name} in your cart`).waitFor();
  }
}

/** Motion comes after everything else. */
async function motionIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /motion-features/.test(name)),
  );
  // What was fetched has been run, and React has drawn with it.
  await page.evaluate(async () => {
    for (let time = 0; time < 3; time++)
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
  });
}

type Look = { opacity: number; transform: string };

/** Notes how an element looks in each frame from now on, until it is gone, for five seconds at most. */
async function film(element: Locator): Promise<() => Promise<Look[]>> {
  const frames = await element.evaluateHandle((node) => {
    const looks: Look[] = [];
    const end = performance.now() + 5000;
    const done = new Promise<Look[]>((resolve) => {
      const look = () => {
        if (!node.isConnected || performance.now() > end) return resolve(looks);
        const { opacity, transform } = getComputedStyle(node);
        looks.push({ opacity: Number(opacity), transform });
        requestAnimationFrame(look);
      };
      look();
    });
    return { done };
  });
  return () => frames.evaluate(({ done }) => done);
}

/** Tells whether anything of this kind has been seen moving or fading until now. */
async function watchMoves(page: Page, selector: string): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle((css) => {
    const watched = { hasMoved: false };
    const look = () => {
      for (const node of document.querySelectorAll(css)) {
        const { opacity, transform } = getComputedStyle(node);
        if (Number(opacity) < 0.95 || transform !== 'none') watched.hasMoved = true;
      }
      requestAnimationFrame(look);
    };
    look();
    return watched;
  }, selector);
  return () => seen.evaluate(({ hasMoved }) => hasMoved);
}

it.each([
  ['is seen leaving on a phone', 'no-preference' as const, phone],
  ['is seen leaving on a desk', 'no-preference' as const, desktop],
  ['fades where it is for people who ask for less movement', 'reduce' as const, phone],
])('a line that is taken out of the cart %s', async (_, reducedMotion, viewport) => {
  const { page } = await openVisit({ viewport, reducedMotion });
  await putIntoCart(page);
  await page.goto('/cart');
  const row = page.getByRole('row', { name: removed.name });
  await row.waitFor();
  await motionIsThere(page);
  const seen = await film(row);
  await page.getByRole('button', { name: `Remove ${removed.name}` }).click();
  const looks = await seen();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: kept.name }).waitFor();
  expect(looks[0]).toEqual({ opacity: 1, transform: 'none' });
  expect(looks.some(({ opacity }) => opacity < 0.9)).toBe(true);
  expect(looks.some(({ transform }) => transform !== 'none')).toBe(reducedMotion === 'no-preference');
});

it('a cart is shown as it is, without a movement, when its page is opened', async () => {
  const { page } = await openVisit({ reducedMotion: 'no-preference' });
  await putIntoCart(page);
  await page.goto('/cart');
  const row = page.getByRole('row', { name: removed.name });
  await row.waitFor();
  const seen = await film(row);
  await motionIsThere(page);
  expect(new Set((await seen()).map((look) => JSON.stringify(look)))).toEqual(
    new Set([JSON.stringify({ opacity: 1, transform: 'none' })]),
  );
});

it('works without motion where its code cannot be had', async () => {
  const { page, allow } = await openVisit({ reducedMotion: 'no-preference' });
  allow(/motion-features|Failed to load resource/);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/assets/motion-features*'] });
  await putIntoCart(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove ${removed.name}` }).click();
  await page.getByRole('row', { name: removed.name }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: `Undo: ${removed.name} removed` }).waitFor();
});

it('the count of the cart swells as it changes, and a notice rises, from the first of a visit on', async () => {
  const { page } = await openVisit({ reducedMotion: 'no-preference' });
  await page.goto(`/hardware/${removed.id}`);
  await heading(page, removed.name);
  const notice = await watchMoves(page, '[aria-label=Notifications] [aria-live] > *');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('button', { name: 'Dismiss' }).waitFor();
  await expect.poll(notice).toBe(true);
  await page.getByRole('button', { name: 'One more' }).click();
  const count = await watchMoves(page, 'header a[href="/cart"] span span');
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('link', { name: '2 items in the cart' }).waitFor();
  await expect.poll(count).toBe(true);
});

it('a step of an order is seen changing, a row leaving a list after an action, and a dialog coming', async () => {
  const person = await addPerson();
  // One stays: an empty list is another page.
  await placeOrderFor(person);
  const order = await placeOrderFor(person);
  const { page } = await openVisit({ reducedMotion: 'no-preference' });
  await signIn(page, person);
  await page.goto(`/order/${order._id}`);
  await heading(page, `Order ${order.number}`);
  await motionIsThere(page);
  const steps = await watchMoves(page, 'main ol > li');
  expect(await steps()).toBe(false);

  const staff = await openVisit({ as: 'admin', reducedMotion: 'no-preference' });
  await staff.page.goto(`/admin/orderlist?status=Submitted&sort=newest`);
  const row = staff.page.getByRole('row', { name: order.number });
  await row.getByRole('checkbox').check();
  await motionIsThere(staff.page);
  const seen = await film(row);
  await staff.page.getByRole('button', { name: /^Process and email/ }).click();
  expect((await seen()).some(({ opacity }) => opacity < 0.9)).toBe(true);
  await row.waitFor({ state: 'detached' });

  await page.getByText('Done: Reviewed', { exact: true }).waitFor();
  await expect.poll(steps).toBe(true);

  await staff.page.goto(`/order/${order._id}`);
  await heading(staff.page, `Order ${order.number}`);
  await motionIsThere(staff.page);
  const dialog = await watchMoves(staff.page, 'dialog > *');
  const opener = staff.page.getByRole('button', { name: 'Delete Order' });
  await opener.click();
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await staff.page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await dialog()).toBe(true);
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});
