import type { Page } from 'playwright-core';
import { type Account, accepted, call, signIn as signInToApi } from '#tests/support/shop/shop.ts';

/** Someone whom the shop has not met. */
export function newPerson(): Account & { firstName: string; lastName: string } {
  const tag = crypto.randomUUID().slice(0, 8);
  return {
    firstName: 'Aroha',
    lastName: `Example-${tag}`,
    email: `aroha-${tag}@example.org`,
    password: `tūī-${crypto.randomUUID()}`,
  };
}

/** Fills in the sign-in form of the page that is open and waits until it has gone. */
export async function fillInLogin(page: Page, { email, password }: Account): Promise<void> {
  // Only the checkout asks who is new.
  if (page.url().includes('redirect=%2Fdetails')) await page.getByLabel('I have an account').check();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

export async function signIn(page: Page, person: Account): Promise<void> {
  await page.goto('/login');
  await fillInLogin(page, person);
}

/** Fills in what the checkout asks of someone new, whose postal address is that of the order. */
export async function fillInDetails(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Phone').fill('021 000 000');
}

/** Fills in the sign-up form of the page that is open, and sends it. */
export async function sendRegistration(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Last Name').fill(person.lastName);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Phone').fill('021 000 000');
  await page.getByLabel('Address', { exact: true }).fill('12 Rātā Street, Karori, Wellington 6012');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Registers with the form of the page that is open and waits until it has gone. */
export async function fillInRegistration(page: Page, person: ReturnType<typeof newPerson>): Promise<void> {
  await sendRegistration(page, person);
  await page.waitForURL((url) => url.pathname !== '/register');
}

/** Ends every session of a person, as signing out everywhere on another device does. */
export async function endSessions({ email, password }: Account): Promise<void> {
  // By a session of its own: the one of earlier calls may have ended.
  await accepted(call('POST', '/api/users/logout/everywhere', { token: await signInToApi(email, password) }));
}
