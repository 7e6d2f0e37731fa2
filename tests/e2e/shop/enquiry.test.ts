import { expect, it } from 'vitest';
import { newPerson } from '#tests/support/browser/people.ts';
import { holdScripts, openVisit, phone } from '#tests/support/browser/visit.ts';
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

it('an enquiry that is begun before the script comes outlives a reload, and arrives as the hostile words that were typed', async () => {
  const { lastName, email } = newPerson();
  const firstName = '<img src=x onerror=alert(1)>';
  // The notice withholds such a name, so it is found by the message.
  const message = `<script>alert(1)</script> {{7*7}} '; DROP TABLE plans; -- =cmd|"/c calc"!A1\n${lastName} asks.`;
  const network = newNetwork();
  const { page } = await openVisit({ viewport: phone });
  await page.route('**/api/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), ...network } }),
  );
  const letScriptsPass = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const typed = page.getByLabel('Message');
  await page.getByLabel('Subject').selectOption('Technical Support');
  await typed.fill(message);
  letScriptsPass();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain('enquiry');
  await page.reload();
  await expect.poll(() => typed.inputValue()).toBe(message);
  expect(await page.getByLabel('Subject').inputValue()).toBe('Technical Support');

  await page.getByLabel('First Name').fill(firstName);
  await page.getByLabel('Last Name').fill(`${lastName}\u2028Bcc: x@example.org`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'Enquiry successfully submitted' }).waitFor();
  expect(await enquiriesFrom(email)).toMatchObject([
    {
      firstName,
      // A name of two lines is one line.
      lastName: `${lastName} Bcc: x@example.org`,
      enquirySubject: 'Technical Support',
      enquiryMessage: message,
    },
  ]);

  const [notice] = await waitForMailsAbout(lastName, 1);
  expect(recipientsOf(notice ? [notice] : [])).toEqual(['hello@kowhai.example']);
  expect(notice?.html).toContain('&lt;script&gt;');
  expect(notice?.html).not.toMatch(/<script|<img src=x/);
  await expect
    .poll(async () =>
      recipientsOf(await listMailsAbout('We have your enquiry')).filter((recipient) => recipient === email),
    )
    .toEqual([email]);

  // The order that the address names, also where the page is opened anew.
  await page.goto('/contact?order=KB-7F3K-29QD');
  await expect.poll(() => typed.inputValue()).toBe('Order KB-7F3K-29QD: ');
  expect(await page.getByLabel('Subject').inputValue()).toBe('Order Status');
});
