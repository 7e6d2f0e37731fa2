import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callApi, placeOrderFor, register } from '#tests/e2e/support/api.ts';
import { admin, newPerson, signIn } from '#tests/e2e/support/people.ts';
import { heading } from '#tests/e2e/support/shopping.ts';
import { desktop, eventually, loaded, openVisit, phone } from '#tests/e2e/support/visit.ts';

/** Someone with a request that nobody has begun with, at its page. */
async function openVisitOfOrder(viewport: { width: number; height: number }) {
  const person = newPerson();
  await register(person);
  const visit = await openVisit({ viewport });
  await signIn(visit.page, person);
  const order = await placeOrderFor(person);
  await visit.page.goto(`/order/${order._id}`);
  const readStatus = async () =>
    (await callApi<{ status: string }>('GET', `/api/orders/${order._id}`, { as: admin })).status;
  return { ...visit, order, readStatus };
}

async function beginChange(page: Page) {
  await page.getByRole('button', { name: 'Change this request' }).click();
  await heading(page, 'Cart');
}

async function goToReview(page: Page) {
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await heading(page, 'Place Order');
  await loaded(page);
}

const place = (page: Page) => page.getByRole('button', { name: 'Place order request' });

it('a request stays as it is until the changed one is sent, which then takes its place', async () => {
  const { page, order, readStatus } = await openVisitOfOrder(phone);
  await beginChange(page);
  await page.reload();
  await page.getByText(`You’re changing ${order.number}`).waitFor();
  await page.getByRole('row', { name: 'Fibre Everyday' }).waitFor();
  await goToReview(page);
  await page.getByText(`You’re changing ${order.number}`).waitFor();
  expect(await readStatus()).toBe('submitted');

  await place(page).click();
  await heading(page, /^Thank you/);
  expect(await readStatus()).toBe('cancelled');
  await page.goto(`/order/${order._id}`);
  await page.getByText(/^Your request KB-.* has replaced it\.$/).waitFor();
  await page.getByRole('link', { name: /^See KB-/ }).click();
  await page.getByText('Submitted', { exact: true }).waitFor();
});

it('a change that was begun is left at a press, and the request is as it was', async () => {
  const { page, order, readStatus } = await openVisitOfOrder(desktop);
  await beginChange(page);
  await page.getByRole('button', { name: 'Keep my original' }).click();
  await heading(page, `Order ${order.number}`);
  expect(await page.getByRole('link', { name: /in the cart/ }).count()).toBe(0);
  expect(await readStatus()).toBe('submitted');
});

it('where staff have begun meanwhile, the person is told, and can make it a request of its own', async () => {
  const { page, order, readStatus, allow } = await openVisitOfOrder(desktop);
  allow(/status of 409/);
  await beginChange(page);
  await goToReview(page);
  await callApi('PUT', `/api/orders/${order._id}/processing`, { as: admin });
  await place(page).click();
  await page.getByText(`We’ve started on ${order.number}`).waitFor();
  await page.getByRole('button', { name: 'Make this a new request' }).click();
  await place(page).click();
  await heading(page, /^Thank you/);
  expect(await readStatus()).toBe('processing');
});

it('pressed offline, the button and the message are both in sight, on a phone and on a desk', async () => {
  const { page, context, allow } = await openVisitOfOrder(phone);
  allow(/ERR_INTERNET_DISCONNECTED/);
  await beginChange(page);
  await goToReview(page);
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
        ({ textContent, offsetParent }) => textContent === 'Place order request' && offsetParent !== null,
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
      await eventually(() => isInSight('main [role=alert]')).toBe(true);
      await eventually(() => isInSight('main aside button')).toBe(true);
    }
    expect(presses).toBeGreaterThan(0);
  }
});

it('contact details that are changed from the review lead back to it, with the change', async () => {
  const { page } = await openVisitOfOrder(phone);
  await beginChange(page);
  await goToReview(page);
  await page.getByRole('link', { name: 'Change contact details' }).click();
  await page.getByLabel('Phone').fill('021 555 000');
  await page.getByRole('button', { name: 'Update' }).click();
  await heading(page, 'Place Order');
  await page.getByText('021 555 000').waitFor();
});
