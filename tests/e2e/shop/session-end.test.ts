import { describe, expect, it } from 'vitest';
import { endSessions, fillInLogin } from '#tests/support/browser/people.ts';
import { heading, readOrderNumber } from '#tests/support/browser/shopping.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { addPerson, customer } from '#tests/support/shop/shop.ts';

it('loses nothing when a session ends at the last step of the checkout', { timeout: 90_000 }, async () => {
  const [{ page, allow }, person] = [await openVisit({ as: 'shopper' }), await addPerson()];
  allow(/status of 40[01]/);
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Proceed to checkout' }).click();
  await fillInLogin(page, person);
  await heading(page, 'Place Order');

  await endSessions(person);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/login?redirect=%2Fplaceorder');
  await page.getByText('Your session has ended. Sign in again to continue').first().waitFor();
  await page.getByText('We’ve kept everything you’ve entered.').waitFor();

  await fillInLogin(page, person);
  await heading(page, 'Place Order');
  await page.getByRole('button', { name: 'Place Order' }).click();
  expect(await readOrderNumber(page)).toMatch(/^KB-/);
});

it('tells a fault of Firebase at sign-in from a wrong password', async () => {
  const { page, allow } = await openVisit();
  allow(/status of 400/);
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const press = () => page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await press();
  const wrongPassword = page.getByText('Invalid email or password');
  await wrongPassword.first().waitFor();

  const message = 'API key not valid. Please pass a valid API key.';
  await page.route('**/accounts:signInWithPassword*', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message } },
    }),
  );
  await press();
  await page.getByText('went wrong on our side').first().waitFor();
  expect(await wrongPassword.count()).toBe(0);
});

describe('where Firebase Auth does not answer', () => {
  const authCalls = /identitytoolkit|securetoken/;
  // A browser that thinks itself offline, as on a machine without a network, would give up after 5 s.
  const goOnline = () => Object.defineProperty(navigator, 'onLine', { get: () => true });
  const tooLong = 'The shop is taking too long to answer. Try again in a moment.';

  it('signing in says so after 15 s, and the next try succeeds', async () => {
    const [{ page }, person] = [await openVisit(), await addPerson()];
    await page.addInitScript(goOnline);
    await page.clock.install();
    await page.goto('/login?redirect=%2Fprofile');
    await page.route(authCalls, () => {});
    const asked = page.waitForRequest(authCalls);
    await page.getByLabel('Email Address').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await asked;
    await page.clock.fastForward(15_000);
    await page.getByRole('main').getByRole('alert').getByText(tooLong).waitFor();
    await page.unroute(authCalls);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await heading(page, 'Profile');
  });

  it('a page of someone who is signed in says so after 15 s, with Retry', async () => {
    const { page } = await openVisit({ as: 'customer' });
    await page.addInitScript(goOnline);
    await page.clock.install();
    await page.route(authCalls, () => {});
    const asked = page.waitForRequest(authCalls);
    await page.goto('/profile');
    await asked;
    await page.clock.fastForward(15_000);
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: tooLong }).first();
    await alert.waitFor();
    await page.unroute(authCalls);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await alert.waitFor({ state: 'detached' });
  });
});
