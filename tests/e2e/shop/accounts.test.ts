import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { endSessions, fillInLogin, fillInRegistration, newPerson } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit, settled, type Visit } from '#tests/support/browser/visit.ts';
import { listMailsAbout } from '#tests/support/shop/mails.ts';
import { addPerson } from '#tests/support/shop/shop.ts';

type Customer = Awaited<ReturnType<typeof addPerson>>;

/** Signs someone new in, who is then on the profile. */
async function openProfile(as?: 'shopper'): Promise<Visit & { person: Customer }> {
  const [visit, person] = [await openVisit({ ...(as && { as }) }), await addPerson()];
  await visit.page.goto('/login?redirect=%2Fprofile');
  await fillInLogin(visit.page, person);
  await heading(visit.page, 'Profile');
  await settled(visit.page);
  return { ...visit, person };
}

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const toast = (page: Page, message: string) => page.getByText(message, { exact: true }).first().waitFor();

/** Reads the code off the newest mail to an address. */
async function readCode(email: string): Promise<string> {
  const isCode = ({ subject, to }: { subject: string; to: { email: string }[] }) =>
    subject.endsWith('is your Kōwhai code') && to.some((address) => address.email === email);
  await expect.poll(async () => (await listMailsAbout('is your Kōwhai code')).some(isCode)).toBe(true);
  const [mail] = (await listMailsAbout('is your Kōwhai code')).filter(isCode);
  return /^([0-9A-Z]{4} [0-9A-Z]{4})$/m.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('is replaced with a code from the mail, and leads on to where the person wanted to be', async () => {
    const { page } = await openVisit();
    const person = newPerson();
    await page.goto('/register?redirect=%2Fprofile');
    await fillInRegistration(page, person);
    await heading(page, 'Profile');
    await settled(page);
    await press(page, 'Logout');
    await page.waitForURL(`${siteUrl}/`);

    await page.goto('/login?redirect=%2Fprofile');
    // The page is live once it knows where the person wanted to be.
    const forgot = main(page).getByRole('link', { name: 'Forgot password?' });
    await forgot.and(page.locator('[href*="redirect"]')).click();
    await heading(page, 'Forgot password');
    await field(page, 'Email Address').fill(person.email);
    await press(page, 'Send code');
    await heading(page, 'Set a new password');
    expect(new URL(page.url()).pathname).toBe('/reset-pw');
    expect(await field(page, 'Email Address').inputValue()).toBe(person.email);
    const password = `harakeke-${crypto.randomUUID()}`;
    const code = await readCode(person.email);
    await field(page, 'Code from the email').fill(code);
    await field(page, 'New Password').fill(password);
    await field(page, 'Confirm New Password').fill(password);
    await press(page, 'Set new password');
    await heading(page, 'You’ve changed your password');
    await main(page).getByRole('link', { name: 'Sign In' }).click();
    await fillInLogin(page, { email: person.email, password });
    await heading(page, 'Profile');
    expect(new URL(page.url()).pathname).toBe('/profile');
  });
});

describe('the profile', () => {
  it('is edited in two parts, keeps what was typed as the session ends elsewhere, gives its data as a file, and is closed', async () => {
    const { page, person, allow } = await openProfile();
    allow(/status of 40[01]/);
    await press(page, 'Edit contact info');
    await field(page, 'First Name').fill('Hinemoa');
    await press(page, 'Update');
    await toast(page, 'Profile updated successfully');
    await page.getByRole('banner').getByText(`Hinemoa ${person.lastName}`).first().waitFor();

    await press(page, 'Change password');
    await field(page, 'Current Password').fill(person.password);
    await field(page, 'New Password').fill('kererū in the miro');
    await field(page, 'Confirm Password').fill('kererū in the miro');
    await press(page, 'Update');
    await main(page).getByRole('button', { name: 'Change password' }).waitFor();

    // The session that made the change goes on.
    await page.reload();
    await heading(page, 'Profile');
    await main(page).getByText(`Hinemoa ${person.lastName}`).first().waitFor();
    const withNewPassword = { email: person.email, password: 'kererū in the miro' };
    await settled(page);
    await press(page, 'Edit contact info');
    await field(page, 'Phone').fill('0800 000 123');
    await endSessions(withNewPassword);
    await press(page, 'Update');
    await page.waitForURL('**/login?redirect=%2Fprofile');
    await fillInLogin(page, withNewPassword);
    await expect.poll(() => field(page, 'Phone').inputValue()).toBe('0800 000 123');
    await press(page, 'Update');
    await toast(page, 'Profile updated successfully');
    await main(page).getByText('0800 000 123').waitFor();

    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download my data')]);
    expect(download.suggestedFilename()).toBe('kowhai-broadband-my-data.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
      profile: { email: person.email },
      orders: [],
    });

    await press(page, 'Close my account');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current Password', { exact: true }).fill(withNewPassword.password);
    await dialog.getByRole('button', { name: 'Close my account' }).click();
    await page.waitForURL(`${siteUrl}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().waitFor();

    await page.goto('/login');
    await field(page, 'Email Address').fill(person.email);
    await field(page, 'Password').fill(withNewPassword.password);
    await press(page, 'Sign In');
    await main(page).getByRole('alert').getByText('Invalid email or password').waitFor();
  });

  it('moves to another email by a code that was mailed there, and signs in with it', async () => {
    const { page, person } = await openProfile();
    const email = `moved-${person.email}`;
    await press(page, 'Edit contact info');
    await field(page, 'Email Address').fill(email);
    await press(page, 'Update');
    await field(page, 'Current Password').fill(person.password);
    await press(page, 'Update');
    await field(page, 'Code from the email').fill(await readCode(email));
    await press(page, 'Confirm email address');
    await toast(page, 'Email address updated successfully');
    await main(page).getByText(email).first().waitFor();
    await press(page, 'Logout');
    await page.waitForURL(`${siteUrl}/`);
    await page.goto('/login?redirect=%2Fprofile');
    await fillInLogin(page, { email, password: person.password });
    await heading(page, 'Profile');
  });
});

describe('a session', () => {
  it('leaves nothing behind, and is followed by other tabs in and out, also by one whose timers the browser slows down', async () => {
    const { page, context, person } = await openProfile('shopper');
    const other = await context.newPage();
    await other.addInitScript(() => {
      const setBrowserInterval = window.setInterval;
      const slowed = (run: TimerHandler, ms?: number) => setBrowserInterval(run, 8 * (ms ?? 0));
      window.setInterval = slowed as typeof window.setInterval;
    });
    await other.goto('/profile');
    await heading(other, 'Profile');
    await settled(other);
    await press(page, 'Logout');
    await other.waitForURL('**/login?redirect=%2Fprofile');
    await page.waitForURL(`${siteUrl}/`);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => !key.startsWith('firebase'))),
    ).toEqual([]);

    await page.goto('/login?redirect=%2Fprofile');
    const asked = other.waitForResponse('**/api/users/profile');
    await fillInLogin(page, person);
    await heading(page, 'Profile');
    expect((await asked).status()).toBe(200);
    await heading(other, 'Profile');
    await page.reload();
    await heading(page, 'Profile');
    await settled(page);
    expect(new URL(page.url()).pathname).toBe('/profile');
  });
});
