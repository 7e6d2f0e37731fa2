import { oneTimeCode, periodSeconds } from '@kowhai/tools/auth/one-time-code';
import { makeAdmin } from '@kowhai/tools/make-admin';
import { expect, it } from 'vitest';
import { fillInLogin } from '#tests/support/browser/people.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { addPerson, app } from '#tests/support/shop/shop.ts';

it('turns a second factor on at the desk, and asks for its code or a recovery code at the next sign-in', async () => {
  const person = await addPerson();
  await makeAdmin(app, person.email);
  const { page, allow } = await openVisit();
  allow(/status of 400/);
  await page.goto('/login?redirect=/admin/security');
  await fillInLogin(page, person);
  await page.getByRole('heading', { name: 'Your second factor is off' }).waitFor();
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code from your app').fill(oneTimeCode(secret));
  await page.keyboard.press('Enter');
  const recoveryCodes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await recoveryCodes.first().waitFor();
  expect(await recoveryCodes.count()).toBe(10);
  const recoveryCode = await recoveryCodes.first().innerText();
  await dialog.getByRole('button', { name: 'I’ve kept them' }).click();
  const isOn = page.getByRole('heading', { name: /^Your second factor has been on since \d{4}-\d\d-\d\d$/ });
  await isOn.waitFor();

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/admin'));
  await page.goto('/login?redirect=/admin/security');
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  const code = page.getByLabel('Code from your app');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await page.getByText('That code isn’t right, or it’s been used already.').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');

  // Firebase waits some minutes for the code, which no test can.
  await page.route('**/accounts/mfaSignIn:finalize*', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'INVALID_MFA_PENDING_CREDENTIAL' } },
    }),
  );
  await code.fill('111111');
  await page.keyboard.press('Enter');
  await page.getByText('That took too long. Enter your password again.').waitFor();
  await page.unroute('**/accounts/mfaSignIn:finalize*');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');

  const next = oneTimeCode(secret, Date.now() + periodSeconds * 1000);
  await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/security');
  await isOn.waitFor();

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/admin'));
  await page.goto('/login?redirect=/admin/security');
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await code.fill(recoveryCode);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/security');
  await isOn.waitFor();
});
