import { expect, it } from 'vitest';
import { placeRequests, processByKeys } from '#tests/support/browser/process-by-keys.ts';
import { openVisit, settled } from '#tests/support/browser/visit.ts';
import { sendEnquiry } from '#tests/support/shop/enquiries.ts';
import { accepted, addPerson, customer, placeOrder, placeOrderFor } from '#tests/support/shop/shop.ts';

it('keeps every letter that is typed into a list’s search, with pauses and slowly', async () => {
  const { page } = await openVisit({ as: 'admin' });
  const search = page.getByLabel('Search');
  const isSearched = (words: string) => page.waitForURL((url) => url.searchParams.get('q') === words);
  for (const list of ['/admin/orderlist', '/admin/servicelist', '/admin/userlist', '/admin/enquiries']) {
    await page.goto(list);
    await search.click();
    await page.keyboard.type('aroha ');
    // The list follows in the pause.
    await isSearched('aroha');
    await settled(page);
    await page.keyboard.type('okeroa', { delay: 330 });
    await isSearched('aroha okeroa');
    expect(await search.inputValue()).toBe('aroha okeroa');
  }
});

it('shows its lists without moving them sideways from 768 px on, however long the names are', {
  timeout: 60_000,
}, async () => {
  const person = await addPerson({ firstName: 'W'.repeat(40) });
  const orderServices = [{ _id: 'fibre-everyday', qty: 1 }];
  const orderHardwares = [{ _id: 'tui-router-6', qty: 2 }];
  const serviceAddress = {
    address: '12 Rātā Street',
    city: 'M'.repeat(40),
    region: 'Wellington',
    postalCode: '6012',
    country: 'New Zealand',
  };
  await accepted(placeOrder(person, { orderServices, orderHardwares, serviceAddress }));
  const { firstName, lastName, email } = person;
  await sendEnquiry({ firstName, lastName, email, enquiryMessage: 'W'.repeat(200) });
  const { page } = await openVisit({ as: 'admin' });
  for (const [path, name] of [
    ['/admin/orderlist', 'Orders'],
    ['/admin/enquiries', 'Enquiries'],
    ['/admin/userlist', 'Users'],
  ]) {
    await page.goto(`${path}?q=${person.email}`);
    const table = page.getByRole('table', { name });
    await table.getByText(person.firstName).first().waitFor();
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // Lengths in vw follow the window a moment later.
      await expect
        .poll(async () => {
          const hidden = await table.evaluate(
            ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
          );
          return `${name} at ${width} px: ${hidden} px out of sight`;
        })
        .toBe(`${name} at ${width} px: 0 px out of sight`);
    }
  }
});

it('shows the headings of a list to people who come to them by key on a narrow window', async () => {
  await placeOrderFor(customer);
  const { page } = await openVisit({ as: 'admin', viewport: { width: 640, height: 800 } });
  await page.goto('/admin/orderlist');
  const headings = [page.getByLabel('Select all on this page'), page.getByRole('button', { name: /^Date/ })];
  for (const control of headings) {
    await control.focus();
    const isSeen = () =>
      control.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isSeen).toBe(true);
  }
});

it('lets staff process ten requests by the keyboard within a minute', { timeout: 180_000 }, async () => {
  const requests = await placeRequests(10);
  const { page } = await openVisit({ as: 'admin' });
  const began = Date.now();
  await processByKeys(page, requests);
  expect(Date.now() - began).toBeLessThan(60_000);
});
