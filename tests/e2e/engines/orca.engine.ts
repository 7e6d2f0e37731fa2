import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { openByEar } from '#tests/support/browser/orca.ts';
import { addOn, heading, plan, readOrderNumber } from '#tests/support/browser/shopping.ts';
import { loaded } from '#tests/support/browser/visit.ts';
import { accepted, admin, call } from '#tests/support/shop/shop.ts';

it('who orders by ear hears where they are, what is wrong, what is in the cart, the order’s number and its steps', async () => {
  const { page, press, type, said } = await openByEar('/fibre/plans');
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name }).first();
  const link = (name: string) => main.getByRole('link', { name });
  /** Does something, and waits until all of it was said since, in whatever words of Orca's own around it. */
  const hear = async (words: readonly string[], act: () => unknown) => {
    const before = said().length;
    await act();
    for (const part of words) await expect.poll(() => said().slice(before).join(' ')).toContain(part);
  };
  /** Goes to a control, and presses Enter there once it is said. */
  const enter = async (control: Locator, name: string) => {
    await hear([name], () => control.focus());
    press('Return');
  };
  const comeTo = async (name: string, act: () => unknown) => {
    await hear([name], act);
    await heading(page, name);
    await loaded(page);
  };

  await loaded(page);
  const first = page.getByRole('link', { name: `Get Started with ${plan.name}` });
  // 1. After a move, the title of the page.
  await comeTo(`Order ${plan.name}`, () => enter(first, 'Get Started'));
  // 2. What is wrong, and at the field its name, and what to do.
  await hear(['Please check 4 things', 'Enter a street address'], () => enter(button('Next'), 'Next'));
  await hear(['Street Address', 'Enter a street address'], () => page.getByLabel('Street Address').focus());
  await hear(['2 addresses. Use the arrow keys to choose.'], () => type('12 lambton quay'));
  await hear(['12 Lambton Quay, Pipitea'], () => press('Down'));
  await hear(['Chosen: 12 Lambton Quay'], () => press('Return'));
  await comeTo('Your Order', () => enter(button('Next'), 'Next'));
  // 3. What is in the cart now, and what it comes to.
  await hear([`${addOn} added to your cart. Total $159.98, then $79.99 each month.`], () =>
    enter(button(`Add To Cart ${addOn}`), 'Add To Cart'),
  );
  await comeTo('Cart', () => enter(link('Next'), 'Next'));
  await comeTo('Your details', () => enter(link('Proceed to checkout'), 'Proceed to checkout'));
  const tag = crypto.randomUUID().slice(0, 8);
  const details = {
    'Email Address': `aroha-${tag}@example.org`,
    Password: `tui-${tag}`,
    'First Name': 'Aroha',
  };
  for (const [label, text] of Object.entries({ ...details, 'Last Name': 'Example', Phone: '021 000 000' })) {
    await hear([label], () => page.getByLabel(label, { exact: true }).focus());
    await type(text);
  }
  await comeTo('Place Order', () => enter(button('Continue'), 'Continue'));
  await comeTo('Thank you, Aroha', () => enter(button('Place Order'), 'Place Order'));
  // 4. The order’s number, by reading on: Orca begins at the heading or, if the button that it lost was the focus, at the top.
  const number = await readOrderNumber(page);
  await hear([number], () => press('Down', 'Down', 'Down', 'Down'));
  // 5. The step of the order, as staff take it.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await hear(['Processing, being set up: Since'], () =>
    accepted(call('PUT', `/api/orders/${id}/processing`, { as: admin, body: {} })),
  );
});
