import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newPerson } from '#tests/support/browser/people.ts';
import { heading } from '#tests/support/browser/shopping.ts';
import { openVisit } from '#tests/support/browser/visit.ts';
import { listMailsAbout, recipientsOf, waitForMailsAbout } from '#tests/support/shop/mails.ts';
import { db } from '#tests/support/shop/shop.ts';

const enquiriesFrom = async (email: string) =>
  (await db.collection('enquiries').where('email', '==', email).get()).docs.map((document) =>
    document.data(),
  );

/** Counts as a network of its own: on the local stack everybody would otherwise share one, and its limits. */
function newNetwork(): Record<string, string> {
  const parts = Array.from({ length: 3 }, () => Math.floor(Math.random() * 65_536).toString(16));
  return { 'x-forwarded-for': `2001:db8:${parts.join(':')}::1` };
}

async function openContact(): Promise<Page> {
  const network = newNetwork();
  const { page } = await openVisit();
  await page.route('**/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), ...network } }),
  );
  await page.goto('/contact');
  await heading(page, 'Ask us anything');
  return page;
}

type Sender = { firstName: string; lastName: string; email: string };

async function fillIn(page: Page, { firstName, lastName, email }: Sender, message: string): Promise<void> {
  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(lastName);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Subject').selectOption('Technical Support');
  await page.getByLabel('Message').fill(message);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

describe('an enquiry', () => {
  it('is stored, and the provider and the sender have their mails', async () => {
    const person = newPerson();
    const message = `Is there fibre in our street?\n${person.lastName} asks.`;
    const page = await openContact();
    await fillIn(page, person, message);
    await send(page);
    await page.getByRole('heading', { name: 'Enquiry successfully submitted' }).waitFor();

    const [stored, ...others] = await enquiriesFrom(person.email);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({
      firstName: person.firstName,
      lastName: person.lastName,
      enquirySubject: 'Technical Support',
      enquiryMessage: message,
    });
    const [notice] = await waitForMailsAbout(person.lastName, 1);
    expect(notice?.text).toContain('Is there fibre in our street?');
    expect(recipientsOf(notice ? [notice] : [])).toEqual(['hello@kowhai.example']);
    await expect
      .poll(async () =>
        recipientsOf(await listMailsAbout('We have your enquiry')).filter((email) => email === person.email),
      )
      .toEqual([person.email]);
  });

  it('that is hostile arrives as the words that were typed, and a name of two lines as one line', async () => {
    const { lastName, ...rest } = newPerson();
    const person = {
      ...rest,
      firstName: '<img src=x onerror=alert(1)>',
      lastName: `${lastName}\u2028Bcc: x@example.org`,
    };
    // The notice withholds such a name, so it is found by the message.
    const message = `<script>alert(1)</script> {{7*7}} '; DROP TABLE plans; -- =cmd|"/c calc"!A1 ${lastName}`;
    const page = await openContact();
    await fillIn(page, person, message);
    await send(page);
    await page.getByRole('heading', { name: 'Enquiry successfully submitted' }).waitFor();
    expect(await enquiriesFrom(person.email)).toMatchObject([
      {
        firstName: person.firstName,
        lastName: `${lastName} Bcc: x@example.org`,
        enquiryMessage: message,
      },
    ]);
    const [notice] = await waitForMailsAbout(lastName, 1);
    expect(notice?.html).toContain('&lt;script&gt;');
    expect(notice?.html).not.toMatch(/<script|<img src=x/);
  });
});

it('names the order that the address names, also where the page is opened anew', async () => {
  const { page } = await openVisit();
  await page.goto('/contact?order=KB-7F3K-29QD');
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Order KB-7F3K-29QD: ');
  expect(await page.getByLabel('Subject').inputValue()).toBe('Order Status');
});
