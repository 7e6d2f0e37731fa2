import { expect, it } from 'vitest';
import { addOn, fillInAddress, heading, plan } from '#tests/support/browser/shopping.ts';
import { desktop, loaded, openVisit, phone } from '#tests/support/browser/visit.ts';

it('shows the way on without scrolling on a small laptop', { timeout: 120_000 }, async () => {
  const { page } = await openVisit({ as: 'customer', viewport: { width: 1280, height: 800 } });
  const findLowestEdge = async (role: 'button' | 'link', name: string) => {
    const box = await page.getByRole('main').getByRole(role, { name, exact: true }).boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  await page.goto(`/product/${plan.id}/order`);
  await heading(page, `Order ${plan.name}`);
  expect(await findLowestEdge('button', 'Next')).toBeLessThanOrEqual(800);
  await fillInAddress(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await heading(page, 'Your Order');
  await page.getByRole('button', { name: `Add To Cart ${addOn}` }).click();
  await page.goto('/orderhardware');
  await page
    .getByText(/, then \$/)
    .first()
    .waitFor({ state: 'attached' });
  expect(await findLowestEdge('link', 'Next')).toBeLessThanOrEqual(800);
  await page.goto('/details');
  await page.getByRole('region', { name: 'Service address' }).waitFor();
  expect(await findLowestEdge('button', 'Next')).toBeLessThanOrEqual(800);
  await page.goto('/placeorder');
  await page.getByRole('heading', { name: 'What it costs' }).waitFor();
  expect(await findLowestEdge('button', 'Place Order')).toBeLessThanOrEqual(800);
});

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('keeps Next in sight from each field of an order, on %s', async (_, viewport) => {
  const { page } = await openVisit({ as: 'shopper', viewport });
  for (const path of [`/product/${plan.id}/order`, '/orderhardware']) {
    await page.goto(path);
    await loaded(page);
    const fields = page.getByRole('main').locator(':is(input, select):visible:enabled');
    const next = page.getByRole('main').getByText('Next', { exact: true }).and(page.locator('a, button'));
    expect(await fields.count()).toBeGreaterThan(0);
    for (const field of await fields.all()) {
      await field.focus();
      const isOnTop = await next.evaluate((button) => {
        const { x, y, width, height, bottom } = button.getBoundingClientRect();
        const atItsPlace = document.elementFromPoint(x + width / 2, y + height / 2);
        return bottom <= innerHeight && button.contains(atItsPlace);
      });
      expect([path, await field.getAttribute('name'), isOnTop]).toEqual([
        path,
        await field.getAttribute('name'),
        true,
      ]);
    }
  }
});

it('shows the button and the message of an order that is sent offline, on a phone and on a desktop', {
  timeout: 120_000,
}, async () => {
  const { page, context, allow } = await openVisit({ as: 'buyer' });
  allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/placeorder');
  await heading(page, 'Place Order');
  await loaded(page);
  await context.setOffline(true);
  const isInSight = (selector: string) =>
    page.evaluate((wanted) => {
      const shown = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
        (element) => element.offsetParent !== null && !element.ariaHidden,
      );
      const { left, right, top, bottom, height } = shown.at(-1)?.getBoundingClientRect() ?? new DOMRect();
      const isCovered = [top + 2, bottom - 2].some((y) => {
        const above = document.elementFromPoint((left + right) / 2, y);
        return !above || !shown.at(-1)?.contains(above);
      });
      return height > 0 && top >= 0 && bottom <= window.innerHeight && !isCovered;
    }, selector);
  /** Scrolls to a place and presses the button that is in sight there. @returns whether there is one */
  const pressAt = (where: string) =>
    page.evaluate((wanted) => {
      const buttons = [...document.querySelectorAll('button')].filter(
        ({ textContent, offsetParent }) => textContent === 'Place Order' && offsetParent !== null,
      );
      const lowest = Math.max(...buttons.map((button) => button.getBoundingClientRect().bottom));
      if (wanted === 'the top') window.scrollTo(0, 0);
      else if (wanted === 'the end') window.scrollTo(0, document.body.scrollHeight);
      else window.scrollBy(0, lowest - window.innerHeight + 60);
      // On a phone there is none to press at the top.
      const pressed = buttons.find((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
      pressed?.click();
      return pressed !== undefined;
    }, where);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    let presses = 0;
    for (const where of ['the top', 'the button at the lower edge', 'the end']) {
      if (!(await pressAt(where))) continue;
      presses += 1;
      await expect.poll(() => isInSight('main [role=alert]')).toBe(true);
      await expect.poll(() => isInSight('main button')).toBe(true);
    }
    expect(presses).toBeGreaterThan(0);
  }
});

it('keeps a phone’s summary in reach until it comes, and takes no room where it is seen at once', async () => {
  const { page } = await openVisit({ viewport: phone });
  await page.goto(`/product/${plan.id}/order`);
  await heading(page, `Order ${plan.name}`);
  await loaded(page);
  const bar = page.getByText(/^Your order: Total/);
  expect(await bar.isVisible()).toBe(true);
  await page.getByRole('complementary', { name: 'Your order' }).scrollIntoViewIfNeeded();
  await bar.waitFor({ state: 'hidden' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await bar.waitFor({ state: 'visible' });
  await page.setViewportSize({ ...phone, height: 3000 });
  await page.reload();
  await bar.waitFor({ state: 'hidden' });
  expect(await bar.boundingBox()).toBeNull();
});
