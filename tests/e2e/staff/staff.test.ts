import type { Page, Request } from 'playwright-core';
import { expect, it } from 'vitest';
import { heading } from '#tests/support/browser/shopping.ts';
import { goWithin, openVisit, phone } from '#tests/support/browser/visit.ts';
import { addPerson, admin, call, uniqueId, uniqueNetwork } from '#tests/support/shop/shop.ts';

/** A name that no other test looks for. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

it('makes a plan of a draft, keeps it from customers until it is published, and deletes it', {
  timeout: 180_000,
}, async () => {
  const { page } = await openVisit({ as: 'admin' });
  const name = unique('Fibre Trial');
  await page.goto('/admin/servicelist');
  await page.getByRole('link', { name: 'Add New Service' }).click();
  await heading(page, 'New service');

  // A draft may lack everything, what customers see may not.
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save and publish' }).click();
  const problems = page.getByRole('alert').filter({ hasText: /^Please check/ });
  await problems.getByRole('link', { name: 'Enter the download speed' }).waitFor();

  // Of a kind whose pages no other test watches for what moves.
  await page.getByLabel('Category').selectOption('wireless');
  await page.getByLabel('Download speed').fill('300 Mbps');
  await page.getByLabel('Upload speed').fill('100 Mbps');
  await page.getByLabel('Data cap').fill('Unlimited');
  await page.getByLabel('Term').fill('No fixed term');
  await page.getByLabel('Equipment').fill('Bring your own router');
  await page.getByLabel('Price per month').fill('71.50');
  const preview = page.getByRole('region', { name: 'As customers see it' });
  await preview.getByText('300 Mbps').first().waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Service created successfully').waitFor();
  await heading(page, name);
  const planId = new URL(page.url()).pathname.split('/')[3];

  const read = () => call('GET', `/api/products/${planId}`, { headers: uniqueNetwork() });
  expect((await read()).status).toBe(404);

  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByRole('button', { name: 'Save and unpublish' }).waitFor();
  await page.getByText('Service updated, with a new offer summary').waitFor();
  await page.getByRole('link', { name: 'Open the PDF' }).waitFor();
  expect((await read()).body.name).toBe(name);

  await goWithin(page, `/admin/servicelist?q=${encodeURIComponent(name)}`);
  await page.getByText('1 service', { exact: true }).waitFor();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Do you want to delete this service?' });
  await dialog.getByText('No orders include it').waitFor();
  await dialog.getByRole('button', { name: 'Delete service' }).click();
  await page.getByText('Service was successfully deleted').waitFor();
  await heading(page, 'Services');
  await page.getByText('No services match').waitFor();
});

it('gives hardware an image and stock, and asks before anything unsaved is left by Back, the search, the menu or Logout', {
  timeout: 120_000,
}, async () => {
  const { page } = await openVisit({ as: 'admin' });
  const name = unique('Mesh Trial');
  await page.goto('/admin/hardwarelist');
  await page.getByRole('link', { name: 'Add New Hardware' }).click();
  await heading(page, 'New hardware');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Price', { exact: true }).fill('199.99');
  await page.getByLabel('In stock').fill('7');

  const image = page.getByLabel('Image', { exact: true });
  await image.setInputFiles({ name: 'notes.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await page.getByText('Choose an image: JPEG, PNG, WebP or AVIF.').waitFor();
  await image.setInputFiles({ name: 'unit.png', mimeType: 'image/png', buffer: onePixel });
  await page.getByRole('img', { name: 'The chosen image' }).waitFor();
  await page.getByLabel('What the image shows').fill('A white mesh unit');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await page.getByText('Hardware created successfully').waitFor();
  await page.getByRole('button', { name: 'Save and unpublish' }).waitFor();

  await page.setViewportSize(phone);
  const tagline = page.getByLabel('Tagline');
  await tagline.fill('Not saved');
  // A key that is typed is no shortcut.
  await tagline.press('?');
  expect(await page.getByRole('dialog').count()).toBe(0);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const stay = async () => {
    await question.getByRole('button', { name: 'Stay here' }).click();
    await question.waitFor({ state: 'hidden' });
    await heading(page, name);
  };
  await page.evaluate(() => history.back());
  await stay();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the desk' }).fill('Users');
  await page.getByRole('option', { name: 'Users' }).waitFor();
  await page.keyboard.press('Enter');
  await stay();
  for (const way of [
    page.getByRole('link', { name: 'Orders' }),
    page.getByRole('navigation', { name: 'Admin' }).getByRole('button', { name: 'Logout' }),
  ]) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await way.click();
    await stay();
  }
  expect(await tagline.inputValue()).toBe('Not saved?');
  await page.keyboard.press('Control+s');
  await page.getByText('Hardware updated').waitFor();
  await page.getByText('All saved').waitFor();

  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('region', { name: 'Changes' }).waitFor();
  const shown = page.getByRole('img', { name: 'A white mesh unit' });
  const { headers } = await fetch((await shown.getAttribute('src')) ?? '');
  expect(headers.get('content-type')).toBe('image/webp');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const deletion = page.getByRole('dialog', { name: 'Are you sure you want to delete this hardware?' });
  await deletion.getByRole('button', { name: 'Delete hardware' }).click();
  await page.getByText('Hardware was successfully deleted').waitFor();
});

async function proveItIsYou(page: Page, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Is it still you?' });
  // Firebase counts sign-ins in whole seconds, and a proof is another sign-in than the session's. Nobody types this fast.
  const second = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(second);
  await dialog.getByLabel('Current Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

it('finds someone without their name in an address that the server sees, makes them an admin and no longer one, and deletes them', async () => {
  const person = await addPerson({ lastName: uniqueId('Example') });
  const { page, allow } = await openVisit({ as: 'admin' });
  allow(/status of 401/);
  await page.goto('/admin/userlist');
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  await page.getByLabel('Search').fill(person.email);
  await page.getByText('1 user', { exact: true }).waitFor();
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) {
    const { referer = '' } = await call.allHeaders();
    expect([new URL(call.url()).search, new URL(referer || call.url()).search]).toEqual(['', '']);
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Excel' }).click();
  expect((await download).suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.xlsx$/);

  await page.getByRole('link', { name: `Edit ${person.firstName} ${person.lastName}` }).click();
  await heading(page, `${person.firstName} ${person.lastName}`);
  for (const isAdmin of [true, false]) {
    await page.getByRole('checkbox', { name: 'Admin' }).setChecked(isAdmin);
    await page.getByRole('button', { name: 'Update' }).click();
    await proveItIsYou(page, admin.password);
    if (isAdmin) await page.getByText('User successfully updated').waitFor();
    await page.getByText('All saved').waitFor();
  }
  await page.getByRole('link', { name: `${person.firstName} ${person.lastName}`, exact: true }).click();
  const changes = page.getByRole('region', { name: 'Changes' });
  await expect.poll(() => changes.getByText('Admin:').count()).toBe(2);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('They have no orders.').waitFor();
  const question = page.getByRole('dialog', { name: 'Do you want to delete this user?' });
  await question.getByRole('button', { name: 'Delete user' }).click();
  await page.getByText('User was successfully deleted').waitFor();
});

/** The smallest PNG. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
