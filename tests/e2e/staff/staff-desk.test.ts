import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { callApi, placeOrderFor, register } from '#tests/e2e/support/api.ts';
import { admin, customer, fillInLogin, newPerson } from '#tests/e2e/support/people.ts';
import { heading } from '#tests/e2e/support/shopping.ts';
import { eventually, openVisit, settled } from '#tests/e2e/support/visit.ts';

const readOrder = (id: string) =>
  callApi<{ status: string; history: object[] }>('GET', `/api/orders/${id}`, { as: admin });

/** Words that stand in the desk's code alone. */
const deskWords = ['staffKeysOff', 'Process and open next', 'Order, person, phone, plan, page'];

it('no visitor and no customer loads any of the desk’s code', async () => {
  const collect = (page: Page) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/assets/') && response.url().endsWith('.js'))
        scripts.push(response.text());
    });
    return async () => {
      const code = (await Promise.all(scripts)).join();
      return deskWords.filter((words) => code.includes(words));
    };
  };
  const [customers, staffs] = [await openVisit({ as: 'customer' }), await openVisit({ as: 'admin' })];
  const [atCustomer, atStaff] = [collect(customers.page), collect(staffs.page)];
  const { _id, number } = await placeOrderFor(customer);
  await customers.page.goto('/fibre/plans');
  await settled(customers.page);
  for (const { page } of [customers, staffs]) {
    await page.goto(`/order/${_id}`);
    await heading(page, `Order ${number}`);
    await settled(page);
  }
  expect(await atCustomer()).toEqual([]);
  await staffs.page.keyboard.press('Control+k');
  await staffs.page.getByRole('combobox').waitFor();
  expect(await atStaff()).toEqual(deskWords);
});

it('staff who reload an order see nothing of the shop’s frame, however late the code is', async () => {
  const { _id, number } = await placeOrderFor(customer);
  const open = async (as: 'admin' | 'customer') => {
    const { page } = await openVisit({ as });
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await isLetGo;
      await route.continue();
    });
    // Each frame that is drawn tells whether the shop's footer stands in it.
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('footer')) Object.assign(window, { hasSeenFooter: true });
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`/order/${_id}`, { waitUntil: 'commit' });
    await page.getByRole('main').waitFor();
    const footersAtFirst = await page.getByRole('contentinfo').count();
    letGo();
    await heading(page, `Order ${number}`);
    await settled(page);
    return { footersAtFirst, hasSeenFooter: await page.evaluate(() => 'hasSeenFooter' in window) };
  };
  expect(await open('admin')).toEqual({ footersAtFirst: 0, hasSeenFooter: false });
  expect(await open('customer')).toEqual({ footersAtFirst: 1, hasSeenFooter: true });
});

it('processes ten requests by the keyboard alone within a minute, and takes one back', {
  timeout: 120_000,
}, async () => {
  const person = {
    ...newPerson(),
    lastName: `Desk${crypto.randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`,
  };
  await register(person);
  const orders: Awaited<ReturnType<typeof placeOrderFor>>[] = [];
  for (let count = 0; count < 10; count++) orders.push(await placeOrderFor(person));

  const { page } = await openVisit();
  await page.goto('/login');
  await fillInLogin(page, admin);
  // Staff who sign in come to their desk.
  await heading(page, 'Dashboard');
  const began = Date.now();
  const palette = page.getByRole('combobox', { name: 'Search the desk' });
  await page.keyboard.press('Control+k');
  await palette.waitFor();
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+k');
  await palette.waitFor();
  await page.keyboard.type(person.lastName);
  await page
    .getByRole('option', { name: /Submitted/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await heading(page, /^Order KB-/);
  await page.goto(`/admin/orderlist?status=submitted&q=${person.lastName}`);
  await page.getByText('10 orders', { exact: true }).waitFor();

  // The first one is looked at, and the next opened with it; the others in the list.
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await heading(page, `Order ${orders[0]?.number}`);
  await page.getByRole('region', { name: 'Actions' }).locator('summary').press('Enter');
  await page.getByRole('button', { name: 'Process and open next' }).waitFor();
  await page.keyboard.press('Shift+P');
  await heading(page, `Order ${orders[1]?.number}`);
  await page.goBack();
  await page.goBack();
  await page.getByText('9 orders', { exact: true }).waitFor();
  // Who is at a row comes to the next one with it.
  await settled(page);
  await eventually(async () => {
    await page.keyboard.press('j');
    return page.evaluate(() => document.activeElement?.closest('tbody') !== null);
  }).toBe(true);
  for (let left = 9; left > 0; left--) {
    await page.keyboard.press('p');
    await eventually(() => page.getByRole('row').count()).toBe(left === 1 ? 0 : left);
  }
  expect(Date.now() - began).toBeLessThan(60_000);

  const last = orders[9]?._id ?? '';
  expect((await readOrder(last)).status).toBe('processing');
  await page.keyboard.press('u');
  await page.getByText(`Undid Processing for ${orders[9]?.number}. No email sent.`).waitFor();
  expect(await readOrder(last)).toMatchObject({ status: 'submitted', history: [{ action: 'place' }] });
});

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

it('opens the order whose number was pasted last, however soon Enter comes', async () => {
  const [first, second] = [await placeOrderFor(customer), await placeOrderFor(customer)];
  const { page } = await openVisit({ as: 'admin' });
  const isReady = page.waitForResponse(/palette-search/);
  await page.goto('/admin');
  await isReady;
  await settled(page);
  // The letters that follow the keys at once are not lost.
  await page.keyboard.press('Control+k');
  await page.keyboard.type(first.number);
  await page.getByRole('option', { name: first.number }).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(second.number);
  await page.keyboard.press('Enter');
  await heading(page, `Order ${second.number}`);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('shows its lists without moving them sideways from 768 px on, however long the names are', {
  timeout: 60_000,
}, async () => {
  const person = { ...newPerson(), firstName: 'W'.repeat(40) };
  await register(person);
  const orderServices = [{ _id: 'fibre-everyday', qty: 1 }];
  const orderHardwares = [{ _id: 'tui-router-6', qty: 2 }];
  const serviceAddress = {
    address: '12 Rātā Street',
    city: 'M'.repeat(40),
    region: 'Wellington',
    postalCode: '6012',
    country: 'New Zealand',
  };
  await callApi('POST', '/api/orders', {
    as: person,
    body: { orderServices, orderHardwares, serviceAddress },
  });
  const enquiry = { ...person, enquirySubject: 'Technical Support', enquiryMessage: 'W'.repeat(200) };
  await callApi('POST', '/api/mail/send-enquiry', { body: enquiry });
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
      await eventually(async () => {
        const hidden = await table.evaluate(
          ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
        );
        return `${name} at ${width} px: ${hidden} px out of sight`;
      }).toBe(`${name} at ${width} px: 0 px out of sight`);
    }
  }
});

it('shows the headings of a list to whoever comes to them by key on a narrow window', async () => {
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
    await eventually(isSeen).toBe(true);
  }
});
