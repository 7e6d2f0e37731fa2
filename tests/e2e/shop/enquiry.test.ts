import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { db } from '#tests/e2e/support/database.ts';
import { listMailsAbout, recipientsOf, waitForMailsAbout } from '#tests/e2e/support/inbox.ts';
import { newPerson } from '#tests/e2e/support/people.ts';
import { heading } from '#tests/e2e/support/shopping.ts';
import { eventually, openVisit, siteUrl } from '#tests/e2e/support/visit.ts';

const enquiriesFrom = async (email: string) =>
  (await db.collection('enquiries').where('email', '==', email).get()).docs.map((document) =>
    document.data(),
  );

/** Counts as a network of its own: on the local stack everybody would otherwise share one, and its limits. */
function newNetwork(): Record<string, string> {
  const parts = Array.from({ length: 3 }, () => Math.floor(Math.random() * 65_536).toString(16));
  return { 'x-forwarded-for': `2001:db8:${parts.join(':')}::1` };
}

async function openContact(network = newNetwork()): Promise<Page> {
  const { page, allow } = await openVisit();
  allow(/status of 4(?:00|29)/);
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

/** The lines of the summary on top of the form, once it has the focus. */
async function readProblems(page: Page): Promise<string[]> {
  const summary = page.getByRole('main').getByRole('alert');
  await eventually(() => summary.evaluate((box) => box.matches(':focus'))).toBe(true);
  return summary.getByRole('listitem').allInnerTexts();
}

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
    await eventually(async () =>
      recipientsOf(await listMailsAbout('We have your enquiry')).filter((email) => email === person.email),
    ).toEqual([person.email]);
  });

  it('that is hostile arrives as the words that were typed', async () => {
    const person = { ...newPerson(), firstName: '<img src=x onerror=alert(1)>' };
    const message = '<script>alert(1)</script> {{7*7}} \'; DROP TABLE plans; -- =cmd|"/c calc"!A1';
    const page = await openContact();
    await fillIn(page, person, message);
    await send(page);
    await page.getByRole('heading', { name: 'Enquiry successfully submitted' }).waitFor();
    const [stored] = await enquiriesFrom(person.email);
    expect(stored).toMatchObject({ firstName: person.firstName, enquiryMessage: message });
    const [notice] = await waitForMailsAbout(person.lastName, 1);
    expect(notice?.html).toContain('&lt;script&gt;');
    expect(notice?.html).not.toMatch(/<script|<img src=x/);
  });

  it.each([
    [
      'a message that is far too long',
      { message: 'a'.repeat(5001) },
      'Please keep this to 5000 characters or fewer',
    ],
    [
      'a name that is far too long',
      { firstName: 'a'.repeat(81) },
      'Please keep this to 80 characters or fewer',
    ],
    ['an address that is none', { email: 'aroha@example' }, 'Email is invalid'],
  ])(
    'with %s is refused in clear words, and nothing is stored',
    async (_, { message, ...fields }: Partial<Sender> & { message?: string }, words) => {
      const person = { ...newPerson(), ...fields };
      const page = await openContact();
      await fillIn(page, person, message ?? 'A question');
      await send(page);
      expect(await readProblems(page)).toEqual([words]);
      expect(await enquiriesFrom(person.email)).toEqual([]);
    },
  );

  it('with a second line in a name is taken with a name of one line', async () => {
    const person = { ...newPerson(), lastName: 'Example\u2028Bcc: x@example.org' };
    const page = await openContact();
    await fillIn(page, person, 'A question');
    await send(page);
    await page.getByRole('heading', { name: 'Enquiry successfully submitted' }).waitFor();
    expect(await enquiriesFrom(person.email)).toMatchObject([{ lastName: 'Example Bcc: x@example.org' }]);
  });

  it('past the limit of its network is refused in clear words, and what was typed stays', async () => {
    const network = newNetwork();
    const statuses: number[] = [];
    for (let count = 0; count < 40; count++) {
      const response = await fetch(`${siteUrl}/api/mail/send-enquiry`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...network },
        body: JSON.stringify({
          ...newPerson(),
          enquirySubject: 'Order Status',
          enquiryMessage: 'Where is it?',
        }),
      });
      statuses.push(response.status);
    }
    // The limit is twenty an hour; should an hour have turned meanwhile, the next twenty are counted afresh.
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(202));
    expect(statuses.at(-1)).toBe(429);

    const person = newPerson();
    const page = await openContact(network);
    await fillIn(page, person, 'One question more');
    await send(page);
    expect(await readProblems(page)).toEqual([
      expect.stringMatching(
        /^Too many enquiries from your network in an hour\. Try again (in \d+ minutes|in a minute|in an hour)\.$/,
      ),
    ]);
    expect(await page.getByLabel('Message').inputValue()).toBe('One question more');
    expect(await page.getByLabel('First Name').inputValue()).toBe(person.firstName);
    expect(await enquiriesFrom(person.email)).toEqual([]);
  });
});

it('names the order that the address names, also where the page is opened anew', async () => {
  const { page } = await openVisit();
  await page.goto('/contact?order=KB-7F3K-29QD');
  await eventually(() => page.getByLabel('Message').inputValue()).toBe('Order KB-7F3K-29QD: ');
  expect(await page.getByLabel('Subject').inputValue()).toBe('Order Status');
});
