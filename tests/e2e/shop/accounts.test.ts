import { siteUrl } from '@kowhai/tools/command/addresses';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { endSessions, fillInLogin } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { loaded, openVisit } from '#tests/support/browser/visit.ts';
import { listMailsAbout } from '#tests/support/shop/mails.ts';
import { addPerson } from '#tests/support/shop/shop.ts';

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

describe('an account', () => {
  it('whose password is forgotten gets another by a code from the mail; its profile is edited, moved, kept as the session ends, given as a file, and closed', async () => {
    const [{ page, allow }, person] = [await openVisit(), await addPerson()];
    allow(/status of 40[01]/);
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

    await press(page, 'Edit contact info');
    await field(page, 'First Name').fill('Hinemoa');
    await press(page, 'Update');
    await toast(page, 'Profile updated successfully');
    await page.getByRole('banner').getByText(`Hinemoa ${person.lastName}`).first().waitFor();

    const moved = { email: `moved-${person.email}`, password: 'kererū in the miro' };
    await press(page, 'Edit contact info');
    await field(page, 'Email Address').fill(moved.email);
    await press(page, 'Update');
    await field(page, 'Current Password').fill(password);
    await press(page, 'Update');
    await field(page, 'Code from the email').fill(await readCode(moved.email));
    await press(page, 'Confirm email address');
    await toast(page, 'Email address updated successfully');
    await main(page).getByText(moved.email).first().waitFor();

    await press(page, 'Change password');
    await field(page, 'Current Password').fill(password);
    await field(page, 'New Password').fill(moved.password);
    await field(page, 'Confirm Password').fill(moved.password);
    await press(page, 'Update');
    await main(page).getByRole('button', { name: 'Change password' }).waitFor();

    // The session that made the change goes on.
    await page.reload();
    await heading(page, 'Profile');
    await main(page).getByText(`Hinemoa ${person.lastName}`).first().waitFor();
    await loaded(page);
    await press(page, 'Edit contact info');
    await field(page, 'Phone').fill('0800 000 123');
    await endSessions(moved);
    await press(page, 'Update');
    await page.waitForURL('**/login?redirect=%2Fprofile');
    await fillInLogin(page, moved);
    await expect.poll(() => field(page, 'Phone').inputValue()).toBe('0800 000 123');
    await press(page, 'Update');
    await toast(page, 'Profile updated successfully');
    await main(page).getByText('0800 000 123').waitFor();

    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download my data')]);
    expect(download.suggestedFilename()).toBe('kowhai-broadband-my-data.json');
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({
      profile: { email: moved.email },
      orders: [],
    });

    await press(page, 'Close my account');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current Password', { exact: true }).fill(moved.password);
    await dialog.getByRole('button', { name: 'Close my account' }).click();
    await page.waitForURL(`${siteUrl}/`);
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first().waitFor();
  });
});
