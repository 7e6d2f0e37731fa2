import { describe, expect, it } from 'vitest';
import { listPages } from '#tests/e2e/support/pages.ts';
import {
  addPerson,
  customer,
  fillInLogin,
  newPerson,
  sendRegistration,
  signIn,
} from '#tests/e2e/support/people.ts';
import { heading, plan } from '#tests/e2e/support/shopping.ts';
import { eventually, goWithin, openVisit, settled, siteUrl } from '#tests/e2e/support/visit.ts';

const staffPages = listPages('admin', () => 'some-id');
const customerPages = listPages('signed-in', () => 'some-id');

describe('a visitor who is not signed in', () => {
  it('signs in and comes back to the checkout with everything kept', async () => {
    const { page } = await openVisit({ as: 'shopper' });
    await page.goto('/placeorder');
    await page.waitForURL('**/login?redirect=%2Fplaceorder');
    await fillInLogin(page, customer);
    await heading(page, 'Place Order');
    await page.getByText('12 Rātā Street, Karori, Wellington 6012').first().waitFor();
    await page.getByText(plan.name).first().waitFor();
  });

  it('is asked to sign in before every page of customers and staff, and is led back to it', async () => {
    const { page } = await openVisit();
    await page.goto('/profile');
    await heading(page, 'Sign In');
    for (const path of [...customerPages, ...staffPages, '/admin/orderlist?status=Submitted']) {
      await goWithin(page, path);
      await eventually(() => new URL(page.url()).searchParams.get('redirect')).toBe(path);
      await heading(page, 'Sign In');
    }
  });

  it('is not sent to another site after signing in', async () => {
    const { page } = await openVisit();
    await page.goto(`/login?redirect=${encodeURIComponent('//evil.example')}`);
    await fillInLogin(page, customer);
    await eventually(() => page.url()).toBe(`${siteUrl}/`);
  });

  it('keeps what was typed into the registration, but no password, over a reload', async () => {
    const { page } = await openVisit();
    await page.goto('/register');
    await page.getByLabel('First Name').fill('Aroha');
    await page.getByLabel('Password', { exact: true }).fill('a long password');
    // What was typed before the script came is taken over when it does.
    await eventually(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Aroha');
    await page.reload();
    await eventually(() => page.getByLabel('First Name').inputValue()).toBe('Aroha');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  });

  it('is new, or known, as they said in the checkout, over a reload', async () => {
    const { page } = await openVisit();
    await page.goto('/login?redirect=%2Fdetails');
    await page.getByLabel('I’m new').check();
    await heading(page, 'Your details');
    await page.reload();
    await heading(page, 'Your details');
    await page.getByLabel('I have an account').check();
    await heading(page, 'Sign In');
    await page.reload();
    await eventually(() => page.getByLabel('I have an account').isChecked()).toBe(true);
  });

  it('is told of a wrong password at the top of the form, and of nothing else', async () => {
    const { page, allow } = await openVisit();
    allow(/status of 400/);
    await page.goto('/login');
    await page.getByLabel('Email Address').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    const summary = page.getByRole('main').getByRole('alert');
    await summary.getByText('Invalid email or password').waitFor();
    await eventually(() => summary.evaluate((it) => it.matches(':focus'))).toBe(true);
  });
});

it('tells at the email field that an account exists', async () => {
  const { page, allow } = await openVisit();
  allow(/status of 409/);
  await page.goto('/register');
  const known = { ...newPerson(), email: customer.email };
  await sendRegistration(page, known);
  const email = page.getByLabel('Email Address');
  await eventually(() => email.getAttribute('aria-describedby')).toBe('email-error email-hint');
  await page.locator('#email-error').getByText('User already exists').waitFor();
  await page.getByRole('link', { name: 'User already exists' }).click();
  await eventually(() => email.evaluate((it) => it.matches(':focus'))).toBe(true);
});

describe('a customer', () => {
  it('is told of every page of the staff that it is for them', async () => {
    const { page } = await openVisit({ as: 'customer' });
    await page.goto('/profile');
    await heading(page, 'Profile');
    for (const path of staffPages) {
      await goWithin(page, path);
      await heading(page, 'This page is for our staff');
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  it('is not told whether someone else’s order exists', async () => {
    const { page, allow } = await openVisit({ as: 'customer' });
    allow(/status of 40[34]/);
    await page.goto('/order/no-such-order');
    await heading(page, 'We couldn’t find that order');
  });

  it('goes straight on from the sign-in page', async () => {
    const { page } = await openVisit({ as: 'customer' });
    await page.goto('/login?redirect=/profile');
    await heading(page, 'Profile');
  });

  it('leaves nothing behind when signing out, in other tabs either', async () => {
    const { page, context } = await openVisit({ as: 'shopper', serviceWorkers: 'allow' });
    // Signing out ends all sessions of an account.
    await signIn(page, await addPerson());
    const otherTab = await context.newPage();
    await otherTab.goto('/profile');
    await heading(otherTab, 'Profile');
    await settled(otherTab);
    await page.goto('/profile');
    await heading(page, 'Profile');
    await settled(page);
    await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await eventually(() => page.url()).toBe(`${siteUrl}/`);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('firebase'))),
    ).toEqual([]);
    await otherTab.waitForURL('**/login?redirect=%2Fprofile');
  });
});

describe('an address that leads nowhere', () => {
  it.each(['/nowhere', '/admin-panel', '/fibre/nothing'])('%s answers 404 and says so', async (path) => {
    const { page, allow } = await openVisit();
    allow(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await heading(page, 'We couldn’t find that page');
  });
});
