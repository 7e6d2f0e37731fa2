import { describe, expect, it } from 'vitest';
import { addPerson, customer, endSessions, fillInLogin } from './people.ts';
import { fillCart, heading, readOrderNumber } from './shopping.ts';
import { openVisit } from './visit.ts';

it('loses nothing when a session ends at the last step of the checkout', { timeout: 90_000 }, async () => {
  const [{ page, allow }, person] = [await openVisit(), await addPerson()];
  allow(/status of 40[01]/);
  await page.goto('/fibre/plans');
  await fillCart(page);
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await fillInLogin(page, person);
  await heading(page, 'Place Order');

  await endSessions(person);
  await page.getByRole('button', { name: 'Place order request' }).click();
  await page.waitForURL('**/login?redirect=%2Fplaceorder');
  await page.getByText('Your session has ended. Sign in again to go on').first().waitFor();
  await page.getByText('Sign in to go on. What you chose and entered is kept.').waitFor();

  await fillInLogin(page, person);
  await heading(page, 'Place Order');
  await page.getByRole('button', { name: 'Place order request' }).click();
  expect(await readOrderNumber(page)).toMatch(/^KB-/);
});

describe('a fault of Firebase at sign-in', () => {
  const faults: [string, number, string, RegExp][] = [
    [
      'a key that is not good',
      400,
      'API key not valid. Please pass a valid API key.',
      /went wrong on our side/,
    ],
    [
      'a key kept to another site',
      403,
      'Requests from referer <empty> are blocked.',
      /went wrong on our side/,
    ],
    ['passwords switched off', 400, 'PASSWORD_LOGIN_DISABLED', /went wrong on our side/],
    ['a quota used up', 400, 'QUOTA_EXCEEDED : Exceeded quota.', /shop is busy right now/],
    ['too many tries', 400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Try later.', /Too many tries/],
    ['a wrong password', 400, 'INVALID_LOGIN_CREDENTIALS', /Email or password is incorrect/],
  ];

  it.each(faults)('is told for what it is: %s', async (_, status, message, words) => {
    const { page, allow } = await openVisit();
    allow(/status of 40[03]/);
    await page.route('**/accounts:signInWithPassword*', (route) =>
      route.fulfill({
        status,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: status, message } },
      }),
    );
    await page.goto('/login');
    await page.getByLabel('Email Address').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.getByText(words).first().waitFor();
    if (message !== 'INVALID_LOGIN_CREDENTIALS') {
      expect(await page.getByText('Email or password is incorrect').count()).toBe(0);
    }
  });
});
