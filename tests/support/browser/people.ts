import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export type Person = { email: string; password: string };

export const admin: Person = { email: 'admin@kowhai.example', password: 'kowhai-admin' };
export const customer: Person = { email: 'customer@kowhai.example', password: 'kowhai-customer' };

/** Someone whom the shop has not met. */
export function newPerson(): Person & { firstName: string; lastName: string } {
  const tag = crypto.randomUUID().slice(0, 8);
  return {
    firstName: 'Aroha',
    lastName: `Example-${tag}`,
    email: `aroha-${tag}@example.org`,
    password: `tūī-${crypto.randomUUID()}`,
  };
}

/** Someone new with an account, opened from a network of their own: registrations from one network are limited. */
export async function addPerson(
  known: Partial<ReturnType<typeof newPerson>> = {},
): Promise<ReturnType<typeof newPerson>> {
  const person = { ...newPerson(), ...known };
  const details = { phone: '021 000 000', address: '12 Rātā Street, Karori, Wellington 6012' };
  const network = crypto.randomUUID().slice(0, 4);
  const response = await fetch(`${siteUrl}/api/users`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `2001:db8:${network}::1` },
    body: JSON.stringify({ ...person, ...details }),
  });
  expect(response.status).toBe(201);
  return person;
}

/** Fills in the sign-in form of the page that is open and waits until it has gone. */
export async function fillInLogin(page: Page, { email, password }: Person): Promise<void> {
  // Only the checkout asks who is new.
  if (page.url().includes('redirect=%2Fdetails')) await page.getByLabel('I have an account').check();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

export async function signIn(page: Page, person: Person): Promise<void> {
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
export async function endSessions({ email, password }: Person): Promise<void> {
  const post = (path: string, headers: Record<string, string>, body?: object) =>
    fetch(`${siteUrl}/api/users/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const { token } = (await (await post('login', {}, { email, password })).json()) as { token: string };
  expect((await post('logout/everywhere', { Authorization: `Bearer ${token}` })).status).toBe(200);
}
