import { expect, it } from 'vitest';
import { endSessions, fillInLogin } from '#tests/support/browser/people.ts';
import { heading, readOrderNumber } from '#tests/support/browser/shopping.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { addPerson } from '#tests/support/shop/shop.ts';

it('loses nothing when a session ends at the last step of the checkout', { timeout: 90_000 }, async () => {
  const [{ page, allow }, person] = [await openVisit({ as: 'shopper' }), await addPerson()];
  allow(/status of 40[01]/);
  await page.goto('/placeorder');
  await page.waitForURL('**/login?redirect=%2Fplaceorder');
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

it('tells a wrong password, a fault of Firebase and one that does not answer within 15 s apart, and goes on after them', async () => {
  const authCalls = /identitytoolkit|securetoken/;
  const tooLong = 'The shop is taking too long to answer. Try again in a moment.';
  const [{ page, allow }, person] = [await openVisit(), await addPerson()];
  allow(/status of 400/);
  // A browser that thinks itself offline, as on a machine without a network, would give up after 5 s.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.clock.install();
  await page.goto('/login?redirect=%2Fprofile');
  const password = page.getByLabel('Password', { exact: true });
  const press = () => page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.getByLabel('Email Address').fill(person.email);
  await password.fill('not the password');
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

  /** Waits until Firebase Auth, which does not answer, has been asked for something, and 15 s longer. */
  const askInVain = async (ask: () => Promise<unknown>) => {
    await page.route(authCalls, () => {});
    const asked = page.waitForRequest(authCalls);
    await ask();
    await asked;
    await page.clock.fastForward(15_000);
  };
  await password.fill(person.password);
  await askInVain(press);
  await page.getByRole('main').getByRole('alert').getByText(tooLong).waitFor();
  await page.unrouteAll();
  await press();
  await heading(page, 'Profile');

  await askInVain(() => page.reload());
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: tooLong }).first();
  await alert.waitFor();
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await alert.waitFor({ state: 'detached' });
});
