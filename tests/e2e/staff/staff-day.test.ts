import { expect, it } from 'vitest';
import { fillInLogin } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit, phone } from '#tests/support/browser/visit.ts';
import { sendEnquiry } from '#tests/support/shop/enquiries.ts';
import {
  accepted,
  addPerson,
  admin,
  call,
  customer,
  placeOrderFor,
  uniqueId,
} from '#tests/support/shop/shop.ts';

/** A name that no other test looks for. */
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

const pdf = {
  name: 'summary.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    [
      '%PDF-1.7',
      '1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj',
      '2 0 obj\n<</Type /Pages /Kids [3 0 R] /Count 1>>\nendobj',
      '3 0 obj\n<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>>\nendobj',
      'trailer\n<</Root 1 0 R /Size 4>>',
      '%%EOF\n',
    ].join('\n'),
  ),
};

/** Of a kind whose pages no other test watches for what moves. */
async function publishPlan(name: string): Promise<string> {
  const { _id } = await accepted(call('POST', '/api/products', { as: admin }));
  const speeds = { download: '300 Mbps', upload: '100 Mbps', dataCap: 'Unlimited', term: 'No fixed term' };
  const body = {
    name,
    category: 'wireless',
    ...speeds,
    equipment: 'Bring your own',
    price: 71.5,
    isPublished: true,
  };
  await accepted(call('PUT', `/api/products/${_id}`, { as: admin, body }));
  return _id;
}

it('gives a published plan one offer summary after another, copies it, and tells how many have it before it goes', async () => {
  const name = unique('Fibre Kōtare');
  const planId = await publishPlan(name);
  const { page } = await openVisit({ as: 'admin' });
  await page.goto(`/admin/service/${planId}/edit`);
  const summary = page.getByRole('main').getByRole('link', { name: 'Open the PDF' }).first();
  await page.getByLabel('Offer summary', { exact: true }).setInputFiles(pdf);
  await summary.waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Service updated').waitFor();
  const uploaded = (await summary.getAttribute('href')) ?? '';
  expect(await (await fetch(uploaded)).text()).toBe(pdf.buffer.toString());

  await page.getByRole('button', { name: 'Remake the offer summary' }).click();
  await page.getByText('Offer summary remade').waitFor();
  await expect.poll(() => summary.getAttribute('href')).not.toBe(uploaded);
  const made = await fetch((await summary.getAttribute('href')) ?? '');
  expect(made.headers.get('content-type')).toBe('application/pdf');

  await placeOrderFor(customer, planId);
  await page.goto(`/admin/service/${planId}/info`);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Duplicate as a draft' }).dblclick();
  await heading(page, `${name} (copy)`);
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe(`${name} (copy)`);
  await page.getByRole('button', { name: 'Save draft' }).waitFor();
  expect(await summary.count()).toBe(0);
  expect(sent.filter((path) => path.startsWith('/api/products'))).toHaveLength(1);

  await page.goto(`/admin/service/${planId}/info`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Do you want to delete this service?' });
  await dialog.getByText('1 order includes it, 1 still open.').waitFor();
  await dialog.getByRole('button', { name: 'Delete service' }).click();
  await page.getByText('Service was successfully deleted').waitFor();
});

it('disables someone, who is out at once, and lets them in again', { timeout: 120_000 }, async () => {
  const person = await addPerson();
  const theirs = await openVisit();
  theirs.allow(/status of 40[01]/);
  await theirs.page.goto('/login?redirect=/profile');
  await fillInLogin(theirs.page, person);
  await heading(theirs.page, 'Profile');

  const { page } = await openVisit({ as: 'admin' });
  await page.goto(`/admin/user/${person.uid}/info`);
  await page.getByRole('button', { name: 'Disable sign-in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable sign-in' }).click();
  await page.getByText('is disabled and signed out').waitFor();
  await page.getByText('Disabled', { exact: true }).waitFor();

  await theirs.page.reload();
  await theirs.page.waitForURL('**/login?redirect=%2Fprofile');
  await theirs.page.getByLabel('Email Address').fill(person.email);
  await theirs.page.getByLabel('Password', { exact: true }).fill(person.password);
  await theirs.page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await theirs.page.getByRole('main').getByRole('alert').waitFor();

  await page.getByRole('button', { name: 'Enable sign-in' }).click();
  await page.getByText('Allowed').waitFor();
  await fillInLogin(theirs.page, person);
  await heading(theirs.page, 'Profile');
});

it('keeps an enquiry open by a reply that only delays, takes that back, and answers it in the shop', async () => {
  const { _id, firstName, lastName, enquiryMessage } = await sendEnquiry();
  const { page } = await openVisit({ as: 'admin' });
  await page.goto(`/admin/enquiries?q=${lastName}`);
  await page.getByText('1 open enquiry', { exact: true }).waitFor();
  await page.getByText(/, in 2[34]\sh$/).waitFor();
  await page.getByRole('link', { name: `${firstName} ${lastName}` }).click();
  await heading(page, `Technical Support from ${firstName} ${lastName}`);
  await page.getByText(enquiryMessage).waitFor();
  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('menuitem', { name: 'We tried to call' }).click();
  await page.getByRole('button', { name: 'Send and keep open' }).click();
  await page.getByText('Reply stored').waitFor();
  const read = () => accepted(call('GET', `/api/enquiries/${_id}`, { as: admin }));
  expect(await read()).toMatchObject({ isAnswered: false, replies: [{}] });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await read()).replies).toEqual([]);
  await page.getByLabel('Keep it open').uncheck();
  await page.getByRole('textbox', { name: /reply/i }).fill('It does, with a second unit.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await page.getByText('On its way').waitFor();
  await page.goto(`/admin/enquiries?q=${lastName}`);
  await page.getByRole('heading', { name: 'No open enquiries match' }).waitFor();
  expect(await read()).toMatchObject({
    isAnswered: true,
    replies: [{ text: 'It does, with a second unit.' }],
  });
});

it('handles an enquiry that asks to cancel in four clicks, beside the order that it names', async () => {
  const person = await addPerson({ lastName: uniqueId('Asker') });
  const { _id, number } = await placeOrderFor(person);
  const { firstName, lastName, email } = person;
  const about = { enquirySubject: 'Order Status', enquiryMessage: `Please cancel ${number}.` };
  const { _id: enquiryId } = await sendEnquiry({ firstName, lastName, email, ...about });
  const { page } = await openVisit({ as: 'admin' });
  await page.goto(`/admin/enquiries?q=${person.lastName}`);
  await page.getByRole('link', { name: `Aroha ${person.lastName}` }).click();
  await page.getByRole('list', { name: 'Orders' }).getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByText('Order cancelled').waitFor();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await page.getByText('Marked as answered').waitFor();
  const reason = 'Requested by phone or email';
  expect(await accepted(call('GET', `/api/orders/${_id}`, { as: admin }))).toMatchObject({
    status: 'cancelled',
    history: [{ action: 'place' }, { action: 'cancel', reason }],
  });
  expect(await accepted(call('GET', `/api/enquiries/${enquiryId}`, { as: admin }))).toMatchObject({
    isAnswered: true,
  });
});

it('takes a call: Ctrl K, the number and Enter open the caller’s order, and n writes its note', async () => {
  const digits = String(crypto.getRandomValues(new Uint32Array(1))[0])
    .padStart(7, '0')
    .slice(-7);
  const person = await addPerson({ phone: `021 ${digits}` });
  const { _id, number } = await placeOrderFor(person);
  const { page } = await openVisit({ as: 'admin' });
  await page.goto('/admin');
  await heading(page, 'Dashboard');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the desk' }).waitFor();
  await page.keyboard.type(digits);
  await page.getByRole('option', { name: number }).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, `Order ${number}`);
  await page.keyboard.press('n');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.type('Home on Friday.');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Note added').waitFor();
  expect(await accepted(call('GET', `/api/orders/${_id}/history`, { as: admin }))).toContainEqual(
    expect.objectContaining({ note: expect.objectContaining({ text: 'Home on Friday.' }) }),
  );
});

it('an editor with something unsaved asks before Back, a hit of the search, and the phone’s menu with its Logout', async () => {
  const { page } = await openVisit({ as: 'admin', viewport: phone });
  await page.goto('/admin/hardwarelist');
  await page.getByRole('link', { name: 'Edit Tūī Mesh 6' }).click();
  await heading(page, 'Tūī Mesh 6');
  const tagline = page.getByLabel('Tagline');
  await tagline.fill('Not saved');
  // A key that is typed is no shortcut.
  await tagline.press('?');
  expect(await page.getByRole('dialog').count()).toBe(0);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const stay = async () => {
    await question.getByRole('button', { name: 'Stay here' }).click();
    await question.waitFor({ state: 'hidden' });
    await heading(page, 'Tūī Mesh 6');
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

  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await heading(page, 'Hardwares');
});
